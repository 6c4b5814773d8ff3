-- A row without a balance is known by its reference too: nothing else tells two equal deposits of one day apart. With a
-- balance that one does, and a bank may give the reference only later.
alter table movimientos add column referencia_clave text not null generated always as
  (case when saldo is null and ltrim(referencia, '0 ') <> '' then referencia else '' end) stored;
alter table movimientos drop constraint movimientos_clave,
  add constraint movimientos_clave unique nulls not distinct
    (fuente, cuenta, fecha_operacion, cargos, abonos, saldo, concepto, ordinal, referencia_clave);

-- What was refused or taken back for such a row stays so under its new name.
create temporary table huellas on commit drop as
  select huella as antes, md5(fuente || '|' || cuenta || '|' || (fecha_operacion - date '2000-01-01')::text || '|' ||
    cargos::text || '|' || abonos::text || '|' || '|' || concepto || '|' || ordinal::text || '|' || referencia) as ahora
  from movimientos where saldo is null and ltrim(referencia, '0 ') <> '';
update parejas_conciliacion p set huella = h.ahora from huellas h where p.huella = h.antes;
update acciones_conciliacion a set huella = h.ahora from huellas h where a.huella = h.antes;
drop table huellas;
alter table movimientos drop column huella;
alter table movimientos add column huella text not null generated always as (md5(fuente || '|' || cuenta || '|' ||
  (fecha_operacion - date '2000-01-01')::text || '|' || cargos::text || '|' || abonos::text || '|' ||
  coalesce(saldo::text, '') || '|' || concepto || '|' || ordinal::text ||
  case when saldo is null and ltrim(referencia, '0 ') <> '' then '|' || referencia else '' end)) stored;

-- An account's rows of some days, whatever source they came in with.
create index movimientos_cuenta on movimientos (cuenta, fecha_operacion);
