-- One operation of the bank may pay several lotes: a row for each lote it pays, `total` the operation's own.
alter table recibo_pagos drop constraint recibo_pagos_recibo_id_pagina_key;
create unique index recibo_pagos_pagina on recibo_pagos (recibo_id, pagina, lote_id);
drop index recibo_pagos_una_vez;
-- Once on each lote; that its parts do not pass its amount is held by who saves them, one at a time per operation.
create unique index recibo_pagos_una_vez on recibo_pagos (banco, folio, clave_rastreo, lote_id)
  where lote_id is not null and anulado_en is null;
