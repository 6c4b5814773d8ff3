import { hoja, type Layout } from './layout.ts'
import { arriba, caja, centro, dos, junto, lado, tabla, titulo } from './piezas.ts'

const vieja =
  'body{font-family:"Liberation Serif";font-size:15px;padding:36px 60px;color:#000;background:#fff}'
const condensada =
  'body{font-family:"DejaVu Sans Condensed";font-size:12px;padding:30px 40px;color:#222;background:#fff}.l{color:#5a5a5a}'
const correo =
  'body{font-family:"Liberation Sans";font-size:15px;padding:24px 34px;color:#333;background:#fff;line-height:1.5}'

/** Bank portals, the CEP, agreement payments and the e-mails that tell of a transfer. */
export const layoutsDeBanca: readonly Layout[] = [
  {
    nombre: 'portal-tabla',
    ancho: 800,
    css: hoja,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      titulo('Comprobante de Operación', 22) +
      `<p>Tu operación se realizó con éxito.</p>` +
      tabla([
        ['Tipo de operación', 'Transferencia a otros bancos'],
        ['Cuenta cargo', `****${p.ult4o} ${p.nombre}`],
        ['Cuenta abono', `${p.clabe} ${p.benef}`],
        ['Banco', p.bancoD],
        ['Importe', `$${p.monto} MXN`],
        ['IVA', '$0.00'],
        ['Fecha de aplicación', p.dmy],
        ['Hora', p.hora],
        ['Concepto', p.concepto],
        ['Referencia numérica', p.ddmmaa],
        ['Clave de rastreo', p.clave],
      ]),
  },
  {
    nombre: 'portal-dos-columnas',
    ancho: 860,
    css: condensada,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      titulo('Transferencia interbancaria SPEI', 20) +
      `<div style="display:grid;grid-template-columns:1fr 1fr;gap:0 40px"><div>${tabla([
        ['Ordenante', p.nombre],
        ['Cuenta origen', `••${p.ult4o}`],
        ['Institución', p.bancoO],
        ['Monto', `$ ${p.monto}`],
        ['Comisión', '$ 0.00'],
      ])}</div><div>${tabla([
        ['Beneficiario', p.benef],
        ['Cuenta destino', p.clabe],
        ['Institución', p.bancoD],
        ['Fecha operación', p.isoDiag],
        ['Estatus', 'APLICADA'],
      ])}</div></div>` +
      tabla([
        ['Clave de rastreo', p.clave],
        ['Concepto de pago', p.concepto],
        ['Referencia', p.ddmmaa],
      ]),
  },
  {
    nombre: 'portal-vieja',
    ancho: 760,
    css: vieja,
    pagado: true,
    numero: (p) => p.folio,
    cuerpo: (p) =>
      centro('<b>BANCA ELECTRÓNICA EMPRESARIAL</b>') +
      centro('Comprobante de pago a terceros') +
      '<hr>' +
      junto([
        ['Contrato', '0012345'],
        ['Operación', 'Pago a terceros mismo banco'],
        ['Cuenta de cargo', `XXXXXX${p.ult4o}`],
        ['Cuenta de abono', `XXXXXX${p.ult4}`],
        ['Beneficiario', p.benef],
        ['Importe', `$${p.monto}`],
        ['Fecha valor', p.dmyGuion],
        ['Concepto', p.concepto],
        ['Folio', p.folio],
        ['Estado de la operación', 'Ejecutada'],
      ]),
  },
  {
    nombre: 'cep',
    ancho: 820,
    css: condensada,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      titulo('Comprobante Electrónico de Pago (CEP)', 18) +
      tabla(
        [
          ['Fecha de operación en el SPEI®', p.dmy],
          ['Fecha de abono en la cuenta beneficiaria', p.dmy],
          ['Hora de abono en la cuenta beneficiaria', p.hora],
          ['Institución emisora del pago', p.bancoO],
          ['Nombre del ordenante', p.nombre],
          ['Institución receptora del pago', p.bancoD],
          ['Nombre del beneficiario', p.benef],
          ['CLABE, número de tarjeta de débito o número celular del beneficiario', p.clabe],
          ['Concepto del pago', p.concepto],
          ['Monto del pago (en pesos)', p.monto],
          ['Monto del Impuesto al Valor Agregado', '0.00'],
          ['Referencia numérica', p.ref],
          ['Clave de rastreo', p.clave],
        ],
        '45%',
      ),
  },
  {
    nombre: 'cep-consulta',
    ancho: 820,
    css: hoja,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      `<p>Con la información proporcionada se identificó el siguiente pago:</p><table style="width:100%;border-collapse:collapse;font-size:11px" border="1" cellpadding="4"><tr><th>Número de Referencia</th><th>Clave de Rastreo</th><th>Institución emisora</th><th>Estado del pago en Banxico</th><th>Monto</th><th>Fecha</th></tr><tr><td>${p.ref}</td><td>${p.clave}</td><td>${p.bancoO}</td><td>Liquidado</td><td>$${p.monto}</td><td>${p.dmy}</td></tr></table>`,
  },
  {
    nombre: 'correo-aviso',
    ancho: 640,
    css: correo,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      titulo('Notificación de transferencia', 20) +
      `<p>Hola ${p.nombre}:</p><p>Te informamos que realizaste una transferencia por <b>$${p.monto} M.N.</b> el día <b>${p.dmy}</b> a las ${p.hora} horas.</p>` +
      junto([
        ['Beneficiario', p.benef],
        ['Banco receptor', p.bancoD],
        ['Cuenta', `terminación ${p.ult4}`],
        ['Concepto', p.concepto],
        ['Clave de rastreo', p.clave],
      ]) +
      `<p style="font-size:11px">Si no reconoces esta operación comunícate al 55 5226 2663.</p>`,
  },
  {
    nombre: 'correo-recibiste',
    ancho: 640,
    css: correo,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      `<p style="font-size:12px">De: notificaciones@banco.example<br>Asunto: Recibiste un abono</p>` +
      titulo(`Recibiste $${p.monto}`, 24) +
      tabla([
        ['De', p.nombre],
        ['Banco emisor', p.bancoO],
        ['A tu cuenta', `*${p.ult4}`],
        ['Fecha de abono', p.larga],
        ['Concepto', p.concepto],
        ['Clave de rastreo', p.clave],
      ]),
  },
  {
    nombre: 'convenio-cie',
    ancho: 780,
    css: hoja,
    pagado: true,
    numero: (p) => p.folio,
    cuerpo: (p) =>
      titulo('Comprobante de pago de servicios', 20) +
      tabla([
        ['Convenio CIE', '1234567'],
        ['Nombre del convenio', p.benef],
        ['Referencia', `${p.operacion}25`],
        ['Importe pagado', `$${p.monto}`],
        ['Fecha de pago', p.dmy],
        ['Guía CIE', p.folio],
        ['Estatus', 'Pagado'],
      ]),
  },
  {
    nombre: 'portal-monto-letra',
    ancho: 800,
    css: vieja,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      centro('<b>COMPROBANTE DE TRANSFERENCIA SPEI</b>') +
      `<p>Por este medio hacemos constar que el ${p.larga} se efectuó la transferencia electrónica de fondos por la cantidad de $${p.monto} (moneda nacional) a favor de ${p.benef}.</p>` +
      tabla([
        ['Banco receptor', p.bancoD],
        ['Cuenta CLABE', p.clabe],
        ['Clave de rastreo', p.clave],
        ['Referencia numérica', p.ddmmaa],
      ]),
  },
  {
    nombre: 'portal-comision',
    ancho: 780,
    css: hoja,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      titulo('Detalle de la transferencia', 20) +
      lado([
        ['Estatus', 'Operación exitosa'],
        ['Importe', `$${p.monto}`],
        ['Comisión', `$${p.fee}`],
        ['Total cargado', `$${p.conFee}`],
        ['Fecha de operación', p.dmy],
        ['Beneficiario', p.benef],
        ['Clave de rastreo', p.clave],
      ]),
  },
  {
    nombre: 'portal-saldo',
    ancho: 780,
    css: condensada,
    pagado: true,
    numero: (p) => p.folio,
    cuerpo: (p) =>
      titulo('Movimiento aplicado', 18) +
      tabla([
        ['Fecha', p.dmy],
        ['Descripción', `PAGO A ${p.benef}`],
        ['Folio', p.folio],
        ['Importe', `$${p.monto}`],
        ['Saldo anterior', '$182,340.11'],
        ['Saldo disponible', '$95,201.37'],
      ]),
  },
  {
    nombre: 'portal-cabecera-tabla',
    ancho: 900,
    css: hoja,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      titulo('Transferencias enviadas', 20) +
      `<table style="width:100%;border-collapse:collapse;font-size:12px" cellpadding="6"><tr style="background:#dde6f0"><th align="left">Fecha</th><th align="left">Beneficiario</th><th align="left">Clave de rastreo</th><th align="right">Importe</th><th align="left">Estatus</th></tr><tr><td>${p.dmy}</td><td>${p.benef}</td><td>${p.clave}</td><td align="right">$${p.monto}</td><td>Liquidada</td></tr></table><p>Transferencia exitosa. Conserve este comprobante.</p>`,
  },
  {
    nombre: 'portal-afirme',
    ancho: 700,
    css: hoja,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      titulo('Transferencia a otros bancos — Confirmación', 18) +
      junto([
        ['Resultado', 'OPERACIÓN EXITOSA'],
        ['Cantidad a transferir', `$${p.monto}`],
        ['Cuenta origen', `(****${p.ult4o})`],
        ['Cuenta destino', `(****${p.ult4}) ${p.benef}`],
        ['Fecha y hora', `${p.dmy} ${p.hora}`],
        ['No. de referencia', p.ddmmaa],
        ['Cve. de rastreo', p.clave],
      ]),
  },
  {
    nombre: 'portal-arriba-4',
    ancho: 900,
    css: condensada,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      titulo('Tu pago ha sido enviado', 20) +
      `<div style="display:grid;grid-template-columns:1fr 1fr 1fr 1fr;gap:18px">${arriba([
        ['Monto', `$${p.monto}`],
        ['Fecha', p.mayus],
        ['Hora', p.hora],
        ['Estado', 'Enviada'],
        ['Origen', `*${p.ult4o}`],
        ['Destino', `*${p.ult4}`],
        ['Banco', p.bancoD],
        ['Referencia', p.ddmmaa],
      ])}</div>` +
      arriba([
        ['Clave de rastreo', p.clave],
        ['Concepto', p.concepto],
      ]),
  },
  {
    nombre: 'correo-empresa',
    ancho: 640,
    css: correo,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      caja(centro('<b>Pago aplicado</b>', 'font-size:20px'), 'background:#e6f4ea') +
      dos([
        ['Empresa que paga', p.nombre],
        ['Beneficiario', p.benef],
        ['Monto del pago', `$${p.monto} MXN`],
        ['Fecha de aplicación', p.larga],
        ['Clave de rastreo', p.clave],
        ['Concepto de pago', p.concepto],
      ]),
  },
  {
    nombre: 'swift-usd',
    ancho: 780,
    css: vieja,
    pagado: true,
    numero: (p) => p.folio,
    cuerpo: (p) =>
      titulo('International transfer — Transferencia internacional', 18) +
      tabla([
        ['Estatus / Status', 'Completada'],
        ['Monto / Amount', `USD ${p.monto}`],
        ['Fecha valor / Value date', p.iso],
        ['Beneficiario / Beneficiary', p.benef],
        ['Folio', p.folio],
      ]),
  },
]
