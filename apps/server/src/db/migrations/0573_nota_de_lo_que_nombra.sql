-- A credit note takes from the facturas of its issuer that it names, or from all of that currency where it names none
-- (`facturasEnPie` of the domain): one of an invoice that was never handed in here takes nothing from another that was. Several named together fall
-- only where their notes take all of them.
create or replace function facturas_de_reserva(claves text[])
  returns table (factura_id bigint, lote_id bigint, proveedor_id bigint, procesado boolean, caida boolean)
  language sql stable as $$
  with d as materialized (select f.id, f.uuid, f.acredita, f.moneda, l.id as lote, l.proveedor_id, l.proveedor_rfc as rfc, l.estatus,
      f.tipo_de_comprobante = 'E' as nota, f.estado = 'Cancelado' as cancelada, sum(r.total_reserva) as monto
    from factura_reservas r join facturas f on f.id = r.factura_id join lotes l on l.id = f.lote_id
    where clave_suelta(r.booking_code) = any(claves) and f.tipo = 'p' and f.eliminada_en is null and f.retirada_en is null
      and f.revision is distinct from 'rechazada' and l.eliminado_en is null
    group by f.id, l.id),
  notas as (select array(select unnest(acredita) order by 1) as de, rfc, moneda, sum(monto) as monto
    from d where nota and not cancelada group by 1, 2, 3),
  nombradas as (select f.id, n.monto, count(*) over suyas as cuantas, sum(f.monto) over suyas as todas
    from notas n join d f on not f.nota and not f.cancelada and f.rfc = n.rfc and f.moneda = n.moneda and f.uuid = any(n.de)
    window suyas as (partition by n.de, n.rfc, n.moneda)),
  restos as (select f.*, f.monto - coalesce((select sum(n.monto) from nombradas n where n.id = f.id and n.cuantas = 1), 0) as resto
    from d f where not f.nota and not f.cancelada and not exists (select from nombradas n where n.id = f.id and n.monto >= n.todas)),
  quedan as (select id from (select *, sum(resto) over (partition by rfc, moneda) as todas from restos where resto > 0 or resto = monto) r
    where not exists (select from notas n where n.de = '{}' and n.rfc = r.rfc and n.moneda = r.moneda and n.monto >= r.todas))
  select d.id, d.lote, d.proveedor_id, d.estatus in ('En proceso de pago', 'Pagado'), not exists (select from quedan q where q.id = d.id)
  from d where not nota $$;

create or replace function lotes_marcan() returns trigger language plpgsql as $$
begin
  perform mark_facturadas(array(select distinct clave_suelta(r.booking_code)
    from viejos v join nuevos n on n.id = v.id join facturas f on f.lote_id = n.id join factura_reservas r on r.factura_id = f.id
    where (v.estatus, v.eliminado_en, v.proveedor_id, v.proveedor_rfc) is distinct from (n.estatus, n.eliminado_en, n.proveedor_id, n.proveedor_rfc)));
  return null;
end $$;

select mark_facturadas(array(select distinct clave_suelta(r.booking_code) from facturas f join factura_reservas r on r.factura_id = f.id
  where f.tipo_de_comprobante = 'E' and f.tipo = 'p'));
