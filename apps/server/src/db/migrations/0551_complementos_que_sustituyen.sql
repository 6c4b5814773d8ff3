-- The complements that one says it takes the place of (TipoRelacion 04), stored or not: those are not taken any more.
alter table complementos add column sustituye uuid[] not null default '{}';
create index complementos_sustituye on complementos using gin (sustituye) where sustituye <> '{}';
