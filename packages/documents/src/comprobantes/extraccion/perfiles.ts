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
     fecha de compra, fecha de venta`,
  ),
  ...todas(
    'fecha',
    2,
    `fecha, fecha y hora, fecha hora, fecha de transaccion, fecha de la transaccion, fecha y hora de la transaccion,
     fecha y hora de transaccion`,
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
     importe del traspaso, importe enviado, monto de pago, importe de pago, monto del traspaso`,
  ),
  ...todas(
    'monto',
    2,
    `total, total pagado, total depositado, total a pagar, tu total a pagar es de, pago total, total mn,
     total transferido, importe total, monto total, total de la operacion`,
  ),
  ...todas(
    'concepto',
    1,
    `concepto, concepto de pago, concepto del pago, concepto de la transferencia, concepto de transferencia,
     motivo, motivo de pago, motivo del pago, concepto de la operacion, concepto del deposito`,
  ),
  ...todas(
    'rastreo',
    1,
    `clave de rastreo, clave rastreo, cve de rastreo, cve rastreo, clave de rastreo spei, numero de rastreo,
     no de rastreo, codigo de rastreo, rastreo`,
  ),
  ...todas(
    'autorizacion',
    1,
    `autorizacion, aut, no de autorizacion, numero de autorizacion, num de autorizacion, no autorizacion,
     codigo de autorizacion, clave de autorizacion, num autorizacion`,
  ),
  ...todas(
    'folio',
    1,
    `folio, folio de internet, folio de operacion, folio de la operacion, folio operacion, numero de folio,
     no de folio, folio unico, folio numero, folio de confirmacion, numero de operacion, no de operacion,
     num de operacion, numero de la operacion, guia cie, numero de transaccion, no de transaccion,
     numero de confirmacion, id de operacion, id de la operacion, id de transaccion, numero de movimiento,
     no de movimiento, folio de movimiento`,
  ),
  ...todas(
    'referencia',
    1,
    `referencia, referencia numerica, numero de referencia, no de referencia, num de referencia, ref,
     referencia bancaria, referencia de pago, referencia del pago`,
  ),
  ...todas('moneda', 1, 'moneda, divisa, tipo de moneda, moneda de la operacion'),
  ...todas(
    'estatus',
    1,
    `estatus, estado, estado de la operacion, estatus de la operacion, resultado, status, situacion,
     estado del pago, estatus del pago, estado de la transferencia, estatus de la transferencia`,
  ),
  ...todas(
    'otra',
    1,
    `iva, importe iva, importe del iva, importe de iva, monto iva, monto del iva, comision, importe de comision,
     importe comision, importe de la comision, monto de comision, monto de la comision, comision mas iva, iva comision,
     iva de la comision, comision iva incluido, saldo, saldo disponible, saldo anterior, saldo actual, saldo final,
     saldo inicial, nuevo saldo, limite diario, propina, subtotal, cargo por servicio, tipo de cambio, descuento,
     impuesto, intereses, efectivo recibido, cambio, su cambio, monto disponible, importe disponible, limite de credito,
     cuenta, cuenta de retiro, cuenta origen, cuenta de origen, cuenta destino, cuenta de destino, cuenta de deposito,
     cuenta asociada, clabe asociada, clabe, cuenta clabe, clabe interbancaria, clabe emisor, clabe beneficiario,
     cuenta beneficiaria, cuenta beneficiario, cuenta del beneficiario, cuenta cargo, cuenta de cargo, cuenta abono,
     cuenta de abono, cuenta ordenante, cuenta clabe ordenante, cuenta clabe celular, numero de cuenta, no de cuenta,
     numero de tarjeta, tarjeta, terminal, afiliacion, no de afiliacion, aid, arqc, lote, operador,
     banco, banco destino, banco emisor, banco receptor, banco origen, banco ordenante, banco beneficiario, entidad,
     institucion emisora del pago, institucion receptora del pago, institucion, nombre, nombre corto,
     nombre del beneficiario, nombre beneficiario, nombre del ordenante, nombre ordenante, nombre del titular,
     beneficiario, ordenante, titular, titular de la cuenta, datos del beneficiario, datos del ordenante, rfc,
     rfc beneficiario, rfc del beneficiario, rfc ordenante, rfc o curp del ordenante, rfc o curp, rfc curp, curp,
     hora, hora de operacion, hora de la operacion, hora de liquidacion, hora de captura, sucursal, caja, cajero, plaza,
     tipo de operacion, tipo de transferencia, tipo de pago, tipo de cuenta, forma de deposito, forma de pago, canal,
     medio, contrato, convenio, cliente, numero de cliente, usuario, destino, origen, para, de, domicilio, direccion,
     telefono, correo, resultado del traspaso, vigencia, fecha de vencimiento, fecha vencimiento, fecha limite de pago,
     fecha limite, fecha de corte, fecha programada, fecha de programacion, folio fiscal, cadena original,
     sello digital, numero de serie del certificado, certificado, empresa, servicio, alias, descripcion del movimiento,
     razon social, serie, emisor, receptor, periodicidad, confirmacion, producto`,
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
      ...todas('otra', 1, 'cuenta de retiro, forma de deposito, nombre corto, canal'),
    ],
  },
  {
    banco: 'Santander',
    marcas: ['santander'],
    etiquetas: [
      ...todas('referencia', 1, 'referencias del movimiento, referencia del movimiento'),
      ...todas('otra', 1, 'cuenta cargo, cuenta abono, tipo de operacion, contrato'),
    ],
  },
  {
    banco: 'Banorte',
    marcas: ['banorte', 'ixe'],
    etiquetas: [
      ...todas('concepto', 1, 'proposito de la transferencia, proposito'),
      ...todas(
        'otra',
        1,
        `cuenta clabe ordenante, nombre del ordenante, rfc o curp del ordenante, nombre del beneficiario,
         cuenta clabe celular, confirmacion`,
      ),
    ],
  },
  {
    banco: 'Citibanamex',
    marcas: ['citibanamex', 'banamex'],
    etiquetas: [
      ...todas('folio', 1, 'numero de autorizacion banamex, recibo, numero de recibo'),
      ...todas('otra', 1, 'clabe asociada, cuenta de deposito, dato no verificado por esta institucion'),
    ],
  },
  {
    banco: 'HSBC',
    marcas: ['hsbc'],
    etiquetas: [
      ...todas('monto', 1, 'monto bruto, moneda monto'),
      ...todas('referencia', 1, 'referencia bancaria'),
      ...todas('otra', 1, 'referencia de cliente, clabe emisor, cuenta beneficiaria'),
    ],
  },
  {
    banco: 'SPEI CEP',
    marcas: ['comprobante electronico de pago', 'banco de mexico', 'banxico'],
    etiquetas: [
      ...todas('fecha', 1, 'fecha de operacion en el spei, fecha de abono en la cuenta'),
      ...todas('concepto', 1, 'concepto del pago'),
      ...todas(
        'otra',
        1,
        `hora de abono en la cuenta, institucion emisora del pago, institucion receptora del pago,
         clabe iban, numero de serie del certificado de seguridad, cadena original, sello digital`,
      ),
    ],
  },
]
