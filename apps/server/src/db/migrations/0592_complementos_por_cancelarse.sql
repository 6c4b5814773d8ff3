-- What the SAT says of the cancelling of a complement, as of a factura.
alter table complementos add column estatus_cancelacion text not null default '';
create index complementos_por_cancelarse on complementos (id)
  where estado = 'Vigente' and lower(trim(estatus_cancelacion)) = 'en proceso';
