-- por partes
-- Who tied a statement's row, kept with the row: looked up in its ties for each row, the tabs that ask it read them all.
alter table movimientos add column if not exists atada_por text[] not null default '{}';
create or replace function quien_ata(cual bigint) returns text[] language sql stable as $$
  select array(select distinct a.aplicado_por from conciliaciones c join acciones_conciliacion a on a.accion_id = c.accion_id
    where c.movimiento_id = cual and c.deshecha_accion_id is null order by 1) $$;
create or replace function sumar_conciliacion() returns trigger language plpgsql as $$
declare
  delta bigint;
begin
  if tg_op = 'DELETE' then
    if old.deshecha_accion_id is null then
      raise exception 'conciliación % is not undone', old.conciliacion_id using errcode = '23503';
    end if;
    return old;
  elsif tg_op = 'INSERT' then
    delta := case when new.deshecha_accion_id is null then new.monto else 0 end;
  elsif old.deshecha_accion_id is null and new.deshecha_accion_id is not null then
    delta := -old.monto;
  else
    return new;
  end if;
  update movimientos set aplicado = aplicado + delta, atada_por = quien_ata(movimiento_id),
    estado = case when estado = 'ignorado' then estado when aplicado + delta = 0 then 'sinIdentificar' when aplicado + delta < cargos + abonos then 'parcial' else 'conciliado' end
  where movimiento_id = new.movimiento_id;
  if new.pago_id is not null then
    update pagos set conciliado = conciliado + delta where pago_id = new.pago_id;
  end if;
  return new;
end $$;
-- parte
do $$
declare desde bigint := 0; hasta bigint;
begin
  loop
    select max(movimiento_id) into hasta from (select movimiento_id from conciliaciones
      where movimiento_id > desde order by movimiento_id limit 2000) t;
    exit when hasta is null;
    update movimientos set atada_por = quien_ata(movimiento_id)
      where movimiento_id > desde and movimiento_id <= hasta and aplicado > 0 and atada_por = '{}';
    desde := hasta;
    commit;
  end loop;
end $$;
-- parte
drop index concurrently if exists movimientos_de_maquina;
-- parte
create index concurrently movimientos_de_maquina on movimientos (estado, fecha_operacion desc, movimiento_id desc)
  where 'maquina' = any(atada_por);
-- parte
drop index concurrently if exists movimientos_de_persona;
-- parte
create index concurrently movimientos_de_persona on movimientos (estado, fecha_operacion desc, movimiento_id desc)
  where 'persona' = any(atada_por);
-- parte
analyze movimientos;
