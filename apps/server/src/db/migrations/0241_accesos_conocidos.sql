-- Where an account signed in before: a network ('10.1.2.3', '2001:db8:1:2::/64') or a device ('equipo:' and the hash of
-- what its browser keeps). A stranger's wrong guesses elsewhere never make the owner wait there.
create table accesos_conocidos (
  usuario_id uuid not null references usuarios on delete cascade,
  desde text not null,
  visto_en timestamptz not null,
  primary key (usuario_id, desde)
);
