-- Rows of a list of ANT that cannot be read: how many in its last reading, the first of them by name, and since when there is any.
create table directorio_ilegibles (
  directorio text primary key check (directorio in ('proveedores', 'comisionistas')),
  n integer not null,
  cuales jsonb not null,
  desde timestamptz not null
);
