# Mehrere Prozesse, ein Server

cli-arg-processes = in wie vielen Prozessen bedient wird; mehr als einer braucht PostgreSQL (Standard: 1)
