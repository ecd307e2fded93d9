# Mehrere Prozesse, ein Server

cli-arg-processes = in wie vielen Prozessen der Server läuft; mehr als einer braucht PostgreSQL (Standard: 1)
