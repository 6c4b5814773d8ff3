-- A link that the inviter copied by hand proves no mailbox: only one that travelled by mail does.
alter table enlaces add column copiado boolean not null default false;
-- 'pendiente': the account was opened with a copied link and acts for nobody until a mailed one is used.
alter table usuarios add column prueba_correo text not null default 'sinRegistro'
  check (prueba_correo in ('sinRegistro', 'correo', 'pendiente'));
create index invitaciones_usuario on invitaciones (usuario_id) where usuario_id is not null;
