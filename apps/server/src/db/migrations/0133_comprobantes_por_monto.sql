-- A cargo looks for the payment to a supplier of its amount and days.
create index comprobantes_pago_monto on comprobantes_pago (total, fecha_pago) where anulado_en is null;
