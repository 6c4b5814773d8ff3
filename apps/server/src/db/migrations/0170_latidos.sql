-- Which processes live and what they do: health tells when nobody takes jobs. Rows of the dead are swept by the living.
create table latidos (
  proceso uuid primary key,
  trabaja boolean not null,
  visto_en timestamptz not null default now()
);
