-- A person puts a row aside for later. It still waits: only where it is shown changes, and what matches it clears nothing.
alter table movimientos add column para_despues_accion_id bigint;
create index movimientos_para_despues on movimientos (fecha_operacion desc, movimiento_id desc)
  where para_despues_accion_id is not null;
alter table acciones_conciliacion drop constraint acciones_conciliacion_clase_check,
  add constraint acciones_conciliacion_clase_check
    check (clase in ('aceptar', 'rechazar', 'ignorar', 'posponer', 'clasificar', 'deshacer', 'retirar'));
