# Several processes that are one server

cli-arg-processes = how many processes serve people; more than one needs PostgreSQL (default 1)
