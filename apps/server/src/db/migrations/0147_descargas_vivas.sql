-- A ZIP that a stopped server left half-way is no longer waited for: whoever writes it says every few seconds that it does.
alter table descargas add column viva_en timestamptz not null default now();
