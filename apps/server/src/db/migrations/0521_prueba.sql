-- When whoever is at this session last showed who they are: at the sign-in, or again later. What gives others power asks
-- for it within minutes.
alter table sesiones add column probada_en timestamptz;
