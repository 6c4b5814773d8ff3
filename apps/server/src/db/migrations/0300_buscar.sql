-- The search box finds by a whole code or its beginning, an amount or a day, newest first. Each way has its index.
drop index facturas_total;
create index facturas_total on facturas (total, id desc) where eliminada_en is null;
create index facturas_emisor on facturas (emisor, id desc) where eliminada_en is null;
create index facturas_fecha on facturas (fecha) where eliminada_en is null;
create index facturas_poliza on facturas (buscable(envio_folio) text_pattern_ops) where envio_folio is not null;
create index lotes_por_total on lotes (total, id desc) where eliminado_en is null;
create index lotes_por_dia_de_pago on lotes (fecha_pago, id desc) where eliminado_en is null;

create index pagos_monto on pagos (monto_pago, pago_id desc);
create index pagos_reserva_empieza on pagos (booking_code text_pattern_ops);
create index pagos_transaccion_empieza on pagos (transaccion_plana text_pattern_ops) where transaccion_plana <> '';

create index comprobantes_folio on comprobantes_pago (buscable(folio) text_pattern_ops);
create index comprobantes_rfc on comprobantes_pago (rfc, id desc);
create index comprobantes_total on comprobantes_pago (total, id desc);
create index comprobantes_dia on comprobantes_pago (fecha_pago);
create index recibo_pagos_clave on recibo_pagos (buscable(clave_rastreo) text_pattern_ops);

create index movimientos_texto on movimientos
  using gin (buscable(concepto || ' ' || referencia || ' ' || referencia_ampliada) gin_trgm_ops);

create index complementos_uuid_texto on complementos ((uuid::text) text_pattern_ops);
create index complementos_emisor on complementos (emisor, id desc);
create index complementos_emisor_nombre on complementos using gin (buscable(emisor_nombre) gin_trgm_ops);
create index complementos_monto on complementos (monto_total_pagos, id desc);
create index complementos_dia on complementos (fechapago);
create index complemento_folios_documento on complemento_folios ((id_documento::text) text_pattern_ops);

create index comisiones_codigo on comisiones (buscable(booking_code) text_pattern_ops);
create index comisiones_importe on comisiones (commission, booking_date desc);
create index prefactura_reservas_codigo on prefactura_reservas (buscable(booking_code) text_pattern_ops);
