-- The day a booking was sold, where the list of stays tells it, and the payments behind `pagado_externo`, by day and amount.
alter table estancias add column venta date;
alter table reservas_de_pago add column pagos_externos jsonb;
