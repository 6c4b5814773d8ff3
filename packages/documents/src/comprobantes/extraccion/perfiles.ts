/** What a label announces. `otra` ends the value before it and gives nothing. */
export type Clase =
  | 'fecha'
  | 'monto'
  | 'concepto'
  | 'rastreo'
  | 'autorizacion'
  | 'folio'
  | 'referencia'
  | 'moneda'
  | 'estatus'
  /** Where the money went: account, bank and name. */
  | 'cuenta'
  | 'banco'
  | 'beneficiario'
  /** A sum that goes with the payment and is not it: fee, tax, tip, cash and change. */
  | 'cargo'
  | 'otra'

/** Rank 1 is the payment's own; 2 a weaker name for it; 3 something near it, such as the day of printing. */
export type Etiqueta = { texto: string; clase: Clase; rango: number }
export type Perfil = {
  banco: string
  /** Words of the bank's mark, looked for at the head of the page. */
  marcas: readonly string[]
  etiquetas: readonly Etiqueta[]
}

const todas = (clase: Clase, rango: number, textos: string): Etiqueta[] =>
  textos
    .split(',')
    .map((texto) => texto.trim())
    .filter(Boolean)
    .map((texto) => ({ texto, clase, rango }))

/** Labels that mean the same at every bank. */
export const etiquetasGenerales: readonly Etiqueta[] = [
  ...todas(
    'fecha',
    1,
    `fecha de operacion, fecha operacion, fecha de la operacion, fecha de aplicacion, fecha aplicacion,
     fecha de liquidacion, fecha liquidacion, fecha de pago, fecha del pago, fecha de transferencia,
     fecha de la transferencia, fecha de abono, fecha de deposito, fecha del deposito, fecha valor,
     fecha de movimiento, fecha del movimiento, fecha y hora de operacion, fecha y hora de la operacion,
     fecha y hora de pago, fecha y hora de aplicacion, fecha hora de operacion, fecha de envio, fecha de ejecucion,
     fecha de compra, fecha de venta, fecha y hora de envio, fecha y hora de la transferencia, fecha y hora del pago,
     fecha y hora de abono, fecha de abono en la cuenta beneficiaria, fecha de operacion en el spei, fecha de recepcion,
     recibido el, enviado el, pagado el, realizado el, dia de operacion, dia de pago, payment date, transaction date,
     transfer date, date paid, value date`,
  ),
  ...todas(
    'fecha',
    2,
    `fecha, fecha y hora, fecha hora, dia, cuando, dia y hora, fecha de transaccion, fecha de la transaccion, fecha y hora de la transaccion,
     fecha y hora de transaccion, date, date and time`,
  ),
  ...todas(
    'fecha',
    3,
    `fecha de captura, fecha y hora de captura, fecha captura, fecha de impresion, fecha y hora de impresion,
     fecha de consulta, fecha y hora de consulta, fecha de emision, fecha de generacion, fecha de creacion,
     fecha de autorizacion, impreso el, generado el, fecha de expedicion, fecha de registro`,
  ),
  ...todas(
    'monto',
    1,
    `importe, importe transferido, importe a transferir, importe de la operacion, importe operacion,
     importe del pago, importe pagado, importe a pagar, importe depositado, importe del deposito,
     importe de la transferencia, monto, monto transferido, monto a transferir, monto del pago, monto de la operacion,
     monto operacion, monto pagado, monto enviado, monto de la transferencia, monto depositado, monto del deposito,
     cantidad, cantidad a transferir, cantidad transferida, cantidad enviada, cantidad depositada, importe en efectivo,
     importe del traspaso, importe enviado, monto de pago, importe de pago, monto del traspaso, monto recibido,
     importe recibido, cantidad recibida, cantidad pagada, valor, valor de la transferencia, deposito, monto del envio,
     monto del pago en pesos, importe de la compra, monto de la compra, monto de la transaccion, pago enviado,
     importe de la transaccion, importe de transferencia, monto de transferencia, monto abonado, importe abonado,
     pagaste, enviaste, transferiste, depositaste, recibiste, has enviado, has transferido, has pagado, se envio,
     se transfirio, se transfirieron, se enviaron, se pago, se pagaron, te depositaron, te transfirieron, te enviaron,
     por la cantidad de, la cantidad de, transferencia por, pago por, deposito por, compra por, importe en pesos,
     monto en pesos, dinero enviado, monto neto, importe neto, monto de la venta, amount, amount paid, amount sent,
     amount transferred, you sent, you paid`,
  ),
  ...todas(
    'monto',
    2,
    `total, total pagado, total depositado, total a pagar, tu total a pagar es de, pago total, total mn,
     total transferido, importe total, monto total, total de la operacion, total enviado, total cargado, total del pago,
     gran total, total pago, monto total pagado, cargo total, total cobrado, total de la compra, total cargado a tu cuenta,
     venta total, total venta, total con comision, total de la transferencia, total de la transaccion,
     total amount, total paid`,
  ),
  ...todas(
    'concepto',
    1,
    `concepto, concepto de pago, concepto del pago, concepto de la transferencia, concepto de transferencia,
     motivo, motivo de pago, motivo del pago, concepto de la operacion, concepto del deposito, nota, descripcion,
     mensaje, motivo de la transferencia`,
  ),
  ...todas(
    'rastreo',
    1,
    `clave de rastreo, clave rastreo, cve de rastreo, cve rastreo, clave de rastreo spei, numero de rastreo,
     no de rastreo, codigo de rastreo, id de rastreo, tracking key, tracking number, tracking id, rastreo, clave de rastreo de la operacion, rastreo spei, clave spei`,
  ),
  ...todas(
    'autorizacion',
    1,
    `autorizacion, aut, no de autorizacion, numero de autorizacion, num de autorizacion, no autorizacion,
     codigo de autorizacion, clave de autorizacion, num autorizacion, auth, aprobacion, codigo de aprobacion,
     no de aprobacion, numero de aprobacion, autorizacion no, autoriz, no autoriz, num autoriz, authorization,
     authorization code, authorization number, approval code, auth code`,
  ),
  ...todas(
    'folio',
    1,
    `folio, folio de internet, folio de operacion, folio de la operacion, folio operacion, numero de folio,
     no de folio, folio unico, folio numero, folio de confirmacion, numero de operacion, no de operacion,
     num de operacion, numero de la operacion, guia cie, numero de transaccion, no de transaccion,
     numero de confirmacion, id de operacion, id de la operacion, id de transaccion, numero de movimiento,
     no de movimiento, movimiento, folio de movimiento, operacion, oper, no de transaccion, codigo de operacion, folio codi,
     folio de la transferencia, folio de transferencia, folio de pago, folio del pago, folio de la transaccion,
     folio digital, id del pago, id de pago, transaccion, folio de transaccion, folio interno, id transaccion,
     numero de operacion de mercado pago, numero de comprobante, no de comprobante, folio de recibo, folio del recibo,
     identificador de la operacion, clave de operacion, codigo de confirmacion, no de confirmacion, transaction id, transaction number,
     confirmation number, confirmation code, receipt number, payment id`,
  ),
  ...todas(
    'referencia',
    1,
    `referencia, referencia numerica, numero de referencia, no de referencia, num de referencia, ref,
     referencia bancaria, referencia de pago, referencia del pago, referencia de cobranza, referencia del cliente,
     referencia del comercio, referencia de la transferencia, ref numerica, referencia num, no ref, num ref,
     numeric reference, reference number, reference`,
  ),
  ...todas('moneda', 1, 'moneda, divisa, tipo de moneda, moneda de la operacion'),
  ...todas(
    'estatus',
    1,
    `estatus, estado, estado de la operacion, estatus de la operacion, resultado, status, situacion,
     estado del pago, estatus del pago, estado de la transferencia, estatus de la transferencia, estado de pago,
     estado del pago en banxico, estatus de pago, payment status, transfer status, transaction status`,
  ),
  ...todas(
    'cargo',
    1,
    `iva, importe iva, importe del iva, importe de iva, monto iva, monto del iva, comision, importe de comision,
     importe comision, importe de la comision, monto de comision, monto de la comision, comision mas iva, iva comision,
     iva de la comision, comision iva incluido, comision de la operacion, comision por deposito, comision por servicio,
     monto del impuesto al valor agregado, cargo por servicio, costo de envio, costo del servicio, costo de la operacion,
     tarifa de servicio, cuota de servicio, iva incluido, cargo servicio, tarifa, fee, fees, transfer fee`,
  ),
  ...todas('cargo', 2, 'propina, tip, impuestos, descuento'),
  ...todas(
    'cargo',
    3,
    'efectivo, efectivo recibido, recibido en efectivo, pago con, su pago, importe recibido en efectivo',
  ),
  ...todas('cargo', 4, 'cambio, su cambio, tu cambio, cambio entregado'),
  ...todas('cargo', 5, 'subtotal, consumo, importe sin iva'),
  ...todas(
    'cuenta',
    1,
    `cuenta destino, cuenta de destino, cuenta de deposito, cuenta abono, cuenta de abono, cuenta beneficiaria,
     cuenta beneficiario, cuenta del beneficiario, clabe beneficiario, clabe del beneficiario, clabe destino,
     cuenta deposito, cuenta clabe celular, a tu cuenta, a la cuenta, cuenta receptora, cuenta clabe destino,
     clabe o tarjeta destino, tarjeta destino`,
  ),
  ...todas(
    'cuenta',
    2,
    'beneficiary account, account number, cuenta, clabe, cuenta clabe, clabe interbancaria, numero de cuenta, no de cuenta, terminacion, destino, clabe iban',
  ),
  ...todas(
    'banco',
    1,
    `banco destino, banco receptor, banco beneficiario, institucion receptora del pago, institucion receptora,
     banco de destino, institucion destino, entidad destino, institucion beneficiaria, beneficiary bank, recipient bank`,
  ),
  ...todas('banco', 2, 'banco, institucion, entidad, institucion bancaria'),
  ...todas(
    'beneficiario',
    1,
    `beneficiario, nombre del beneficiario, nombre beneficiario, destinatario, nombre del destinatario, enviado a,
     a nombre de, titular, titular de la cuenta, nombre del titular, para, titular de la cuenta destino, a quien,
     nombre beneficiario razon social, pagado a, titular de la cuenta beneficiaria, beneficiary, beneficiary name,
     recipient, recipient name`,
  ),
  ...todas(
    'otra',
    1,
    `saldo, saldo disponible, saldo anterior, saldo actual, saldo final, saldo despues, saldo restante, nuevo saldo,
     saldo inicial, limite diario, tipo de cambio, intereses, monto disponible, importe disponible, limite de credito,
     disponible, total disponible, saldo total, cuenta de retiro, cuenta retiro, cuenta origen, cuenta de origen,
     cuenta asociada, clabe asociada, clabe emisor, cuenta cargo, cuenta de cargo, cuenta ordenante, desde,
     cuenta clabe ordenante, clabe ordenante, numero de tarjeta, tarjeta, no de tarjeta, num tarjeta, terminal,
     afiliacion, no de afiliacion, aid, arqc, lote, operador, banco emisor, banco origen, banco ordenante,
     institucion emisora del pago, institucion emisora, nombre, nombre corto, nombre del ordenante, nombre ordenante,
     ordenante, datos del beneficiario, datos del ordenante, rfc, rfc beneficiario, rfc del beneficiario, rfc ordenante,
     rfc o curp del ordenante, rfc o curp, rfc curp, curp, hora, hora de operacion, hora de la operacion,
     hora de liquidacion, hora de captura, hora de abono en la cuenta beneficiaria, sucursal, caja, cajero, plaza,
     tipo de operacion, tipo de transferencia, tipo de pago, tipo de cuenta, tipo, forma de deposito, forma de pago,
     metodo de pago, canal, medio, contrato, convenio, convenio cie, nombre del convenio, cliente, numero de cliente,
     usuario, origen, de, domicilio, direccion, telefono, celular, correo, resultado del traspaso, vigencia,
     fecha de vencimiento, fecha vencimiento, fecha limite de pago, fecha limite, fecha de corte, fecha programada,
     fecha de programacion, paga antes del, vence, vence el, valido hasta, se enviara el, folio fiscal, cadena original,
     sello digital, numero de serie del certificado, certificado, empresa, empresa que paga, servicio, alias, comercio,
     descripcion del movimiento, razon social, serie, emisor, receptor, periodicidad, confirmacion, producto, pedido,
     orden, recibo, mensualidades, mensualidad, monto reversado, tienda, balance, available balance, amount due,
     amount requested, exchange rate`,
  ),
]

/** The banks whose own words say something else or something more. A person extends this one table. */
export const perfiles: readonly Perfil[] = [
  {
    banco: 'BBVA',
    marcas: ['bbva', 'bancomer'],
    etiquetas: [
      ...todas('monto', 1, 'transferiste, importe de tu transferencia'),
      ...todas('folio', 2, 'folio de operacion bbva'),
    ],
  },
  {
    banco: 'Santander',
    marcas: ['santander'],
    etiquetas: [...todas('referencia', 1, 'referencias del movimiento, referencia del movimiento')],
  },
  {
    banco: 'Banorte',
    marcas: ['banorte', 'ixe'],
    etiquetas: [...todas('concepto', 1, 'proposito de la transferencia, proposito')],
  },
  {
    banco: 'Citibanamex',
    marcas: ['citibanamex', 'banamex'],
    etiquetas: [
      ...todas('folio', 1, 'numero de autorizacion banamex, recibo, numero de recibo'),
      ...todas('otra', 1, 'dato no verificado por esta institucion'),
    ],
  },
  {
    banco: 'HSBC',
    marcas: ['hsbc'],
    etiquetas: [
      ...todas('monto', 1, 'monto bruto, moneda monto'),
      ...todas('referencia', 1, 'referencia bancaria'),
      ...todas('otra', 1, 'referencia de cliente'),
    ],
  },
  {
    banco: 'SPEI CEP',
    marcas: ['comprobante electronico de pago', 'banco de mexico', 'banxico'],
    etiquetas: [
      ...todas('fecha', 1, 'fecha de operacion en el spei, fecha de abono en la cuenta'),
      ...todas('concepto', 1, 'concepto del pago'),
      ...todas('otra', 1, 'hora de abono en la cuenta, numero de serie del certificado de seguridad'),
    ],
  },
]
