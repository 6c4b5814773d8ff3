-- What the file says of itself, its totals or how many movements it holds, is not what was read.
alter table importaciones add column no_cuadra boolean not null default false;
