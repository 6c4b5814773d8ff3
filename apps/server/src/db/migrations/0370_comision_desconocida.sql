-- An engine that does not say what an agent is owed was kept as one that says zero, and the margin came out too high.
update reservas_de_pago set comision = null where comision = 0;
