-- The first-run checklist of a person: closed when they say so, and from which entry of the bitácora on what they did
-- counts (what the demonstration's world tells of them does not).
create table primeros_pasos (
  usuario_id uuid primary key references usuarios on delete cascade,
  desde bigint not null default 0,
  cerrado_en timestamptz
);
create index bitacora_primeros_pasos on bitacora (usuario_id, entidad, accion, id) where accion in
  ('crear', 'procesar', 'comprobanteAgregado', 'pagoRegistrado', 'importado', 'pagoConciliado', 'pedirFacturas', 'guardado',
   'llaveAgregada', 'segundoFactorActivado');
