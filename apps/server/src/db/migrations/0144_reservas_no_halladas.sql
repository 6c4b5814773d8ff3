-- Codes in statement rows that no engine knew: not asked again for a day.
create table reservas_no_halladas (
  booking_code text primary key,
  visto_en timestamptz not null
);
