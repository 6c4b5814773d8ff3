-- What this installation is. A demonstration's stays one: its people share a password that everybody knows.
create table instalacion (
  unica boolean primary key default true check (unica),
  demostracion boolean not null default false
);
insert into instalacion default values;
