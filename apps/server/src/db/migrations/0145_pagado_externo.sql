-- What an engine said it had been paid for a booking, in its currency, when it was last asked; null when it never was.
alter table reservas_de_pago add column pagado_externo bigint;
