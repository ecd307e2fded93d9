# Several processes that are one server

server-processes-need-postgres = Several processes need a PostgreSQL database: a file can be used by one process only. Give --database postgresql://user@host/name, or leave --processes out.
server-processes-no-fork = This system cannot start several processes. Leave --processes out.
server-processes-failed = The processes of this server end as soon as they start. The log says why.
