-- por partes
-- Who reads out a uuid or a clave de rastreo says its end as often as its beginning.
drop index concurrently if exists facturas_uuid_termina;
-- parte
create index concurrently facturas_uuid_termina on facturas (reverse(uuid::text) text_pattern_ops);
-- parte
drop index concurrently if exists complementos_uuid_termina;
-- parte
create index concurrently complementos_uuid_termina on complementos (reverse(uuid::text) text_pattern_ops);
-- parte
drop index concurrently if exists recibo_pagos_clave_termina;
-- parte
create index concurrently recibo_pagos_clave_termina on recibo_pagos (reverse(buscable(clave_rastreo)) text_pattern_ops);
-- parte
drop index concurrently if exists comprobantes_folio_termina;
-- parte
create index concurrently comprobantes_folio_termina on comprobantes_pago (reverse(buscable(folio)) text_pattern_ops);
-- parte
analyze facturas, complementos, recibo_pagos, comprobantes_pago;
