import type { Layout } from './layout.ts'
import type { Pago } from './pago.ts'

type Par = readonly [string, string]
type Numero = (p: Pago) => string | null
export const telefono =
  'body{font:15px "Liberation Sans";padding:0 0 24px;color:#1d1d1f;background:#f4f5f7}.s{font-size:12px;color:#6e6e73}.c{margin:12px;padding:16px;background:#fff;border-radius:12px}.g{font-size:34px;font-weight:700}.b{display:flex;gap:14px;font-size:11px;padding:6px 14px}'
export const noche = telefono
  .replace('color:#1d1d1f;background:#f4f5f7', 'color:#ececf1;background:#0c0d10')
  .replace('background:#fff', 'background:#1b1d23')
  .replace('#6e6e73', '#9a9ba5')
export const carta =
  'body{font:13px "Liberation Serif";padding:48px 60px;color:#111;background:#fff}.s{color:#555}td{padding:4px 8px;vertical-align:top}'
const web =
  'body{font:13px "Liberation Sans";padding:24px 32px;color:#333;background:#fff}.s{color:#767676;font-size:12px}td,th{padding:6px 10px;text-align:left;border-bottom:1px solid #ddd}'
export const rollo =
  'body{font:13px "Liberation Mono";padding:12px 10px;color:#222;background:#fdfdfb;white-space:pre-wrap}'
const numeros: Record<string, Numero> = {
  clave: (p) => p.clave,
  folio: (p) => p.folio,
  aut: (p) => p.aut,
  operacion: (p) => p.operacion,
  nada: () => null,
}
const de = (
  nombre: string,
  numero: keyof typeof numeros,
  cuerpo: (p: Pago) => string,
  css = telefono,
  ancho = css === rollo ? 300 : css === carta || css === web ? 780 : 400,
): Layout => ({
  nombre: `ajena-${nombre}`,
  ancho,
  css,
  pagado: true,
  numero: numeros[numero] ?? (() => null),
  cuerpo,
})
/** A telephone's own line over the page: time, signal, a message that just came. */
export const barra = (aviso = '') =>
  `<div class="b"><b>10:52</b><span style="margin-left:auto">LTE</span><span>63%</span></div>${aviso ? `<div class="c" style="opacity:.92"><b>WhatsApp</b> <span class="s">ahora</span><br>${aviso}</div>` : ''}`
export const filas = (pares: readonly Par[]) =>
  pares
    .map(
      ([l, v]) =>
        `<div style="display:flex;justify-content:space-between;padding:7px 0"><span class="s">${l}</span><b style="max-width:62%;text-align:right;overflow-wrap:anywhere">${v}</b></div>`,
    )
    .join('')
export const pilas = (pares: readonly Par[]) =>
  pares.map(([l, v]) => `<div style="padding:8px 0"><div class="s">${l}</div>${v}</div>`).join('')
export const cuadro = (pares: readonly Par[]) =>
  `<table style="border-collapse:collapse;width:100%">${pares.map(([l, v]) => `<tr><td class="s" style="width:36%">${l}</td><td>${v}</td></tr>`).join('')}</table>`
export const tarjeta = (html: string) => `<div class="c">${html}</div>`

/** Pages drawn by somebody who had not seen what reads them. */
export const layoutsAjenas: readonly Layout[] = [
  de(
    'bbva-app',
    'clave',
    (p) =>
      `${barra()}<div style="background:#004481;color:#fff;padding:20px"><b>BBVA</b><br>Transferencia exitosa</div>${tarjeta(`<div class="s">Importe transferido</div><div class="g">$ ${p.monto}</div>`)}${tarjeta(
        filas([
          ['Cuenta origen', `•${p.ult4o}`],
          ['Beneficiario', p.benef],
          ['Banco destino', 'Banorte'],
          ['Cuenta destino', `•${p.ult4}`],
          ['Concepto', p.concepto],
          ['Referencia', p.ddmmaa],
          ['Fecha de operación', p.abr],
          ['Hora', p.hora12],
          ['Clave de rastreo', p.clave],
          ['Folio', p.folio],
        ]),
      )}`,
  ),
  de(
    'santander-supermovil',
    'clave',
    (p) =>
      `${barra('Lupita: ¿ya quedó lo del hotel? son $9,999')}${tarjeta(
        `<div style="color:#ec0000;font-weight:700">Santander</div><h3>Comprobante de transferencia</h3>${pilas(
          [
            ['Monto', `$${p.monto} MXN`],
            ['De', `${p.nombre} *${p.ult4o}`],
            ['Para', `${p.benef} *${p.ult4}`],
            ['Concepto de pago', p.concepto],
            ['Fecha y hora de operación', `${p.dmy} - ${p.hora}`],
            ['Clave de rastreo', p.clave],
            ['Referencia', p.ref],
            ['Estatus', 'Procesada'],
          ],
        )}`,
      )}`,
  ),
  de(
    'banorte-movil',
    'clave',
    (p) =>
      `${barra()}<h2 style="text-align:center;color:#eb0029">Transferencia SPEI realizada</h2>${tarjeta(
        pilas([
          ['Importe', `$${p.monto}`],
          ['Comisión', '$0.00'],
          ['Cuenta/CLABE destino', `***${p.ult4}`],
          ['Nombre del beneficiario', p.benef],
          ['Fecha de aplicación', p.mayus],
          ['Número de referencia', p.ddmmaa],
          ['Clave de rastreo', p.clave],
          ['Folio de confirmación', p.aut],
        ]),
      )}`,
  ),
  de(
    'banorte-reporte',
    'clave',
    (p) =>
      `<h3>Reporte de Transferencia a Nacionales SPEI</h3>${cuadro([
        ['Cuenta/ CLABE Ordenante', `072180*******${p.ult4o}`],
        ['Nombre del Ordenante', p.nombre.toUpperCase()],
        ['RFC o CURP del Ordenante', 'XAXX010101000'],
        ['Moneda', 'MXP'],
        ['Nombre del Beneficiario', p.benef],
        ['Cuenta/CLABE/Celular', p.clabe],
        ['Banco Destino', p.bancoD],
        ['Importe a Transferir', `$${p.monto}`],
        ['IVA', '$0.00'],
        ['Fecha Aplicación', p.dmy],
        ['Referencia numérica', p.ref],
        ['Propósito de la Transferencia', p.concepto],
        ['Clave de Rastreo', p.clave],
        ['Confirmación', 'OK. OPERACION EFECTUADA'],
      ])}<p class="s">Impreso el 21/11/2026</p>`,
    web,
  ),
  de(
    'banamex-correo',
    'clave',
    (p) =>
      `<p class="s">De: Banamex &lt;avisos@banamex.example&gt;<br>Para: ${p.nombre}<br>Enviado: ${p.semana} ${p.hora}<br>Asunto: Transferencia interbancaria</p><hr><p>Estimado cliente: le informamos que realizó una transferencia por <b>$${p.monto}</b> M.N.</p>${cuadro(
        [
          ['CLABE asociada:', '***************001'],
          ['Cuenta de depósito:', `CLABE-${p.clabe.slice(-3)}-${p.benef}`],
          ['Clave de rastreo:', p.clave],
          ['Referencia numérica:', p.ref],
          ['Fecha y hora:', `${p.dmy} ${p.hora}`],
        ],
      )}<p class="s">Si no reconoce esta operación llame al 55 1226 2639. Límite diario $250,000.00</p>`,
    carta,
  ),
  de(
    'hsbc-en-ingles',
    'clave',
    (p) =>
      `${barra()}${tarjeta(
        `<h3>Payment sent</h3><div class="g">MXN ${p.monto}</div>${filas([
          ['To', p.benef],
          ['Bank', p.bancoD],
          ['Account', `ending ${p.ult4}`],
          ['From', `HSBC Premier ${p.ult4o}`],
          ['Payment date', p.ingles],
          ['Tracking key', p.clave],
          ['Numeric reference', p.ref],
          ['Concept', p.concepto],
        ])}`,
      )}`,
  ),
  de(
    'hsbc-web',
    'clave',
    (p) =>
      `<h3>Detalle de pago</h3>${cuadro([
        ['Número de cuenta', `021*****${p.ult4o}`],
        ['Monto bruto', `MXN ${p.monto}`],
        ['Fecha de liquidación', p.abr],
        ['Referencia de cliente', p.concepto],
        ['Referencia numérica', p.ddmmaa],
        ['Cuenta beneficiaria', p.clabe],
        ['Nombre del beneficiario', p.benef],
        ['Clave de rastreo', p.clave],
        ['Referencia bancaria', `HSB${p.ref}`],
        ['Estado', 'Liquidado'],
      ])}`,
    web,
  ),
  de(
    'scotia-web',
    'clave',
    (p) =>
      `<h3>Comprobante de Operación</h3><p class="s">Tu operación se realizó con éxito</p>${cuadro([
        ['Cuenta de cargo', `****${p.ult4o}`],
        ['Cuenta de Abono', p.clabe],
        ['Nombre Beneficiario/Razón Social:', p.benef],
        ['Importe', p.monto],
        ['Concepto', p.concepto],
        ['Referencia (Numérica):', p.ref],
        ['Fecha', `${p.isoDiag} ${p.hora}`],
        ['Folio:', p.folio],
        ['Clave de Rastreo:', p.clave],
      ])}`,
    web,
  ),
  de(
    'nu-transferencia',
    'clave',
    (p) =>
      `${barra()}<div style="padding:16px"><div style="color:#820ad1;font-size:24px">nu</div><h2>Comprobante de transferencia</h2><div class="s">${p.mayus} · ${p.hora} CST</div><h3>Detalles</h3>${pilas(
        [
          ['Monto', `$${p.monto}`],
          ['Tipo de transferencia', 'SPEI'],
          ['Concepto', p.concepto],
          ['Número de referencia', p.ddmmaa],
          ['Folio', p.folio],
        ],
      )}<h3>Destino</h3>${pilas([
        ['Nombre', p.benef],
        ['Entidad', p.bancoD],
        ['CLABE', `••••${p.ult4}`],
      ])}<h3>Origen</h3>${pilas([
        ['Nombre', p.nombre],
        ['Entidad', 'Nu México'],
        ['CLABE', `••••${p.ult4o}`],
      ])}<div class="s">Clave de rastreo</div>${p.clave}<p>Estatus: Completada</p></div>`,
  ),
  de(
    'hey-noche',
    'clave',
    (p) =>
      `${barra()}${tarjeta(`<div style="text-align:center"><div class="g">$${p.entero}<span style="font-size:18px">.${p.cents}</span></div><div class="s">enviados a</div><b>${p.benef}</b><div class="s">${p.bancoD} · ${p.ult4}</div></div>`)}${tarjeta(
        filas([
          ['Cuándo', `${p.abr}, ${p.hora12}`],
          ['Concepto', p.concepto],
          ['Referencia', p.ref],
          ['Clave de rastreo', p.clave],
          ['Comisión', 'Gratis'],
        ]),
      )}`,
    noche,
  ),
  de(
    'inbursa-movil',
    'clave',
    (p) =>
      `${barra()}<h3 style="padding:0 16px">Inbursa Móvil</h3>${tarjeta(
        `<p>Su traspaso a otro banco fue enviado correctamente.</p>${pilas([
          ['Cantidad:', `$${p.monto} M.N.`],
          ['Retirado de:', `Cuenta ${p.ult4o}`],
          ['Depositado en:', `${p.bancoD} ${p.ult4}`],
          ['Día y hora:', `${p.dmyGuion} ${p.hora}`],
          ['Clave rastreo:', p.clave],
          ['Núm. de operación:', p.operacion],
        ])}`,
      )}`,
  ),
  de(
    'azteca-movil',
    'clave',
    (p) =>
      `${barra('Mamá: ya depositaste?')}${tarjeta(
        `<h2 style="color:#00843d">¡Transferencia exitosa!</h2><p class="g">$${p.monto}</p>${filas([
          ['Fecha', p.dmy],
          ['Hora', p.hora],
          ['Folio', p.folio],
          ['Beneficiario', p.benef],
          ['Banco', p.bancoD],
          ['Cuenta', `****${p.ult4}`],
          ['Concepto', p.concepto],
          ['Clave de rastreo', p.clave],
        ])}`,
      )}`,
  ),
  de(
    'coppel-oscura',
    'folio',
    (p) =>
      `${barra()}${tarjeta(
        `<h3>Envío a cuenta BanCoppel</h3>${pilas([
          ['Enviaste', `$${p.monto}`],
          ['A la cuenta', `*${p.ult4} ${p.benef}`],
          ['El día', p.larga],
          ['A las', p.hora12],
          ['Folio de operación', p.folio],
        ])}`,
      )}`,
    noche,
  ),
  de(
    'mercado-pago',
    'operacion',
    (p) =>
      `${barra()}<div style="background:#ffe600;padding:16px"><b>mercado pago</b></div>${tarjeta(
        `<h3>Comprobante de transferencia</h3><div class="s">${p.semana}, a las ${p.hora.slice(0, 5)} hs</div><div class="g">$ ${p.entero}<sup style="font-size:16px">${p.cents}</sup></div>${pilas(
          [
            ['Motivo', p.concepto],
            ['De', p.nombre],
            ['Para', `${p.benef}<br>${p.bancoD}<br>CLABE ****${p.ult4}`],
            ['Número de operación de Mercado Pago', p.operacion],
          ],
        )}`,
      )}`,
  ),
  de(
    'mercado-pago-spei',
    'clave',
    (p) =>
      `${barra()}${tarjeta(
        `<h3>Transferencia enviada</h3><div class="g">$ ${p.monto}</div><div class="s">${p.larga} - ${p.hora} hs</div>${pilas(
          [
            ['Para', p.benef],
            ['Clave de rastreo', p.clave],
            ['Número de referencia', p.ref],
          ],
        )}<div class="s">#${p.operacion}</div>`,
      )}`,
    noche,
  ),
  de(
    'spin-oxxo',
    'clave',
    (p) =>
      `${barra()}${tarjeta(
        `<h3 style="color:#7a1fa2">Spin</h3><p>Listo, transferiste</p><div class="g">$${p.monto}</div>${filas(
          [
            ['Para', p.benef],
            ['Institución', p.bancoD],
            ['Fecha', p.abr],
            ['Clave de rastreo', p.clave],
            ['Referencia numérica', p.ddmmaa],
            ['Comisión', '$0.00'],
          ],
        )}`,
      )}`,
  ),
  de(
    'paypal-ingles',
    'operacion',
    (p) =>
      `${barra()}${tarjeta(
        `<h3>You sent $${p.monto} MXN</h3><p>to ${p.benef}</p>${filas([
          ['Status', 'Completed'],
          ['Date', p.ingles],
          ['Transaction ID', p.operacion],
          ['Fee', '$0.00 MXN'],
          ['Total', `$${p.monto} MXN`],
        ])}`,
      )}`,
  ),
  de(
    'cep-banxico',
    'clave',
    (p) =>
      `<h3 style="text-align:center">BANCO DE MÉXICO<br>Comprobante Electrónico de Pago (CEP)</h3>${cuadro([
        ['Fecha de operación en el SPEI', p.dmyGuion],
        ['Hora de abono', p.hora],
        ['Clave de rastreo', p.clave],
        ['Institución emisora', p.bancoO],
        ['Institución receptora', p.bancoD],
        ['Nombre del ordenante', p.nombre.toUpperCase()],
        ['Cuenta beneficiaria', p.clabe],
        ['Nombre del beneficiario', p.benef],
        ['Concepto del pago', p.concepto],
        ['IVA', '0.00'],
        ['Monto', p.monto],
        ['Estado del pago en Banxico', 'Liquidado'],
      ])}<p style="font-size:9px;overflow-wrap:anywhere">Cadena original ||1|${p.dmy.replaceAll('/', '')}|${p.hora.replaceAll(':', '')}|40072|${p.bancoO}|${p.clabe}|${p.monto.replaceAll(',', '')}||00001000000504465028||kS9aQ2LqYt7xVb3dZ0rN</p>`,
    carta,
  ),
  de(
    'ticket-oxxo',
    'folio',
    (p) =>
      `<div>        OXXO LAS PALMAS\n     CADENA COMERCIAL OXXO\n     RFC CCO8605231N4\nFECHA ${p.dmy} HORA ${p.hora.slice(0, 5)}\n------------------------------\nDEPOSITO A CUENTA\nCUENTA ************${p.ult4}\nMONTO        M.N. $ ${p.monto}\nCOMISION     M.N. $ ${p.fee}\nPAGO TOTAL.  M.N. $ ${p.conFee}\nEFECTIVO     M.N. $ ${p.conFee}\n------------------------------\nFOLIO NUMERO ${p.folio}\nCONSERVE SU TICKET</div>`,
    rollo,
  ),
  de(
    'ticket-seven',
    'aut',
    (p) =>
      `<div>7-ELEVEN MEXICO\nTIENDA 1847 CAJA 02\n${p.dmyCorta} ${p.hora}\n\nPAGO DE SERVICIO\nREF 9821 ${p.ref} 0031\n\nIMPORTE          $${p.monto}\nCARGO SERVICIO      $${p.fee}\nTOTAL            $${p.conFee}\n\nAUTORIZACION: ${p.aut}\n\nGRACIAS POR SU PREFERENCIA</div>`,
    rollo,
  ),
  de(
    'walmart-caja',
    'aut',
    (p) =>
      `<div>BODEGA AURRERA 2231\nTC# 8812 OP# 00412\n${p.dmy}  ${p.hora}\nDEP CTA BANCARIA\n${p.bancoD} XXXX${p.ult4}\nDEPOSITO     ${p.monto}\nCOMISION        ${p.fee}\nTOTAL        ${p.conFee}\nAPROBADA\nAUTORIZ ${p.aut}</div>`,
    rollo,
  ),
  de(
    'voucher-bbva',
    'aut',
    (p) =>
      `<div>         BBVA\n AGENCIA MAR ABIERTO\nAFIL 7712309 TERM 0041772\n\nVENTA\nVISA CREDITO\nXXXX XXXX XXXX ${p.ult4o}\n\nTOTAL M.N.  $${p.monto}\n\nA P R O B A D A\nAUT ${p.aut}  OPER ${p.ref}\nFECHA ${p.mayus.replaceAll('/', '-')} ${p.hora}\nARQC 91AB33C0D1FF0021\n3 MESES SIN INTERESES\nFIRMA ELECTRONICA</div>`,
    rollo,
  ),
  de(
    'voucher-getnet',
    'aut',
    (p) =>
      `<div>GETNET\nCOPIA CLIENTE\n${p.dmyCorta} ${p.hora}\nCOMERCIO 8841200\nMASTERCARD DEBITO ****${p.ult4o}\nVENTA CHIP\n\nIMPORTE  $${p.monto}\nPROPINA  $0.00\nTOTAL    $${p.monto}\n\nAUTORIZACION ${p.aut}\nTRANSACCION APROBADA</div>`,
    rollo,
  ),
  de(
    'clip-recibo',
    'aut',
    (p) =>
      `<h2>Clip</h2><p>Recibo de compra en ${p.benef}</p><div style="font-size:30px">$${p.monto}</div>${cuadro(
        [
          ['Fecha', `${p.larga} ${p.hora12}`],
          ['Tarjeta', `Visa ${p.ult4o}`],
          ['Autorización', p.aut],
          ['Estado', 'Pago aprobado'],
        ],
      )}`,
    web,
    480,
  ),
  de(
    'ventanilla-deposito',
    'folio',
    (p) =>
      `<div>BANCO SANTANDER MEXICO SA\nSUC 5511 REFORMA  CAJA 03\nDEPOSITO EN EFECTIVO\nCUENTA 65-50${p.ult4}\n${p.benef}\nIMPORTE       $${p.monto}\n(MONEDA NACIONAL)\nFECHA ${p.dmy} HORA ${p.hora}\nFOLIO ${p.folio}\nSECUENCIA 000412</div>`,
    rollo,
  ),
  de(
    'cajero-practico',
    'folio',
    (p) =>
      `<div>CAJERO 8812 PLAZA SUR\n${p.dmyCorta}   ${p.hora}\nDEPOSITO A CUENTA DE TERCERO\nCTA *******${p.ult4}\n$ 500.00 X 2   = 1,000.00\nTOTAL DEPOSITADO $${p.monto}\nFOLIO: ${p.folio}\nOPERACION EXITOSA</div>`,
    rollo,
  ),
  de(
    'usd-spid',
    'clave',
    (p) =>
      `<h3>Orden de pago en dólares (SPID)</h3><p class="s">Operación aplicada</p>${cuadro([
        ['Importe', `USD ${p.monto}`],
        ['Divisa', 'Dólar americano'],
        ['Fecha valor', p.dmy],
        ['Ordenante', p.nombre],
        ['Beneficiario', p.benef],
        ['Cuenta beneficiaria', p.clabe],
        ['Clave de rastreo', p.clave],
        ['Folio', p.folio],
      ])}`,
    web,
  ),
  de(
    'wire-ingles',
    'operacion',
    (p) =>
      `<h2>Wire transfer confirmation</h2><p>Your wire was completed on ${p.ingles}.</p>${cuadro([
        ['Amount', `$${p.monto} USD`],
        ['Beneficiary', p.benef],
        ['Beneficiary bank', p.bancoD],
        ['Confirmation number', p.operacion],
        ['Purpose', p.concepto],
      ])}`,
    carta,
  ),
  de(
    'gmail-impreso',
    'clave',
    (p) =>
      `<p class="s">Gmail &nbsp; ${p.nombre} &lt;cliente@correo.example&gt;</p><hr><h3>Aviso de transferencia enviada</h3><p class="s">1 mensaje</p><p class="s">notificaciones@banco.example &nbsp;&nbsp; ${p.semana}, ${p.hora.slice(0, 5)}</p><p>Hola, ${p.nombre}:</p><p>Hiciste una transferencia de tu cuenta *${p.ult4o} a la cuenta *${p.ult4} de ${p.benef} por la cantidad de $${p.monto} pesos.</p><ul><li>Clave de rastreo: ${p.clave}</li><li>Número de referencia: ${p.ref}</li><li>Concepto: ${p.concepto}</li></ul><p class="s">https://mail.example/mail/u/0?ik=2f1&amp;view=pt 1/1</p>`,
    carta,
  ),
  de(
    'reenviado-recibiste',
    'clave',
    (p) =>
      `${barra()}${tarjeta(
        `<b>Recibiste una transferencia</b><div class="g">+ $${p.monto}</div>${filas([
          ['De', p.nombre],
          ['Banco emisor', p.bancoO],
          ['Fecha', `${p.dmyCorta} ${p.hora}`],
          ['Concepto', p.concepto],
          ['Clave de rastreo', p.clave],
        ])}`,
      )}`,
    noche,
  ),
  de(
    'captura-con-saldo',
    'folio',
    (p) =>
      `${barra('Banco: tu saldo es menor a $1,000.00')}${tarjeta(
        `<b>Movimiento</b>${pilas([
          ['Saldo disponible', '$48,120.33'],
          ['Pago a tercero', `-$${p.monto}`],
          ['Fecha', p.abr],
          ['Folio', p.folio],
          ['Descripción', `${p.concepto} ${p.benef}`],
        ])}`,
      )}`,
  ),
  de(
    'cie-convenio',
    'folio',
    (p) =>
      `<h3>Pago de servicios - CIE</h3>${cuadro([
        ['Convenio', '1477223'],
        ['Nombre del convenio', p.benef],
        ['Referencia', `${p.ref}0012`],
        ['Importe', `$${p.monto}`],
        ['Cuenta de retiro', `****${p.ult4o}`],
        ['Fecha de operación', p.larga],
        ['Folio de internet', p.folio],
        ['Estado', 'Pagado'],
      ])}`,
    web,
  ),
  de(
    'empresas-doble-firma',
    'clave',
    (p) =>
      `<h3>Consulta de operaciones</h3><table style="border-collapse:collapse"><tr><th>Fecha</th><th>Beneficiario</th><th>Importe</th><th>Estatus</th></tr><tr><td>${p.dmy}</td><td>${p.benef}</td><td>$${p.monto}</td><td>Ejecutada</td></tr></table>${cuadro(
        [
          ['Clave de rastreo', p.clave],
          ['Autorizó', p.nombre],
          ['Capturó', 'TESORERIA 02'],
        ],
      )}`,
    web,
  ),
  de(
    'klar-linea',
    'clave',
    (p) =>
      `${barra()}<div style="text-align:center;padding:20px"><div class="s">Transferencia SPEI®</div><div class="g">-$${p.monto}</div><div>${p.benef}</div></div>${tarjeta(`<div class="s">LÍNEA DE TIEMPO</div><p>✓ Creada ${p.abr} ${p.hora12}<br>✓ Enviada<br>✓ Recibida por ${p.bancoD}</p><div class="s">Clave de rastreo</div>${p.clave}`)}`,
  ),
  de(
    'codi-cobro',
    'folio',
    (p) =>
      `${barra()}${tarjeta(
        `<h3>CoDi® Pago exitoso</h3>${filas([
          ['Monto pagado', `$${p.monto}`],
          ['Comercio', p.benef],
          ['Concepto', p.concepto],
          ['Fecha y hora', `${p.iso} ${p.hora}`],
          ['Folio CoDi', p.folio],
        ])}`,
      )}`,
  ),
  de(
    'didi-cuenta',
    'clave',
    (p) =>
      `${barra()}${tarjeta(
        `<h3>Retiro a banco completado</h3>${filas([
          ['Cantidad', `$${p.monto}`],
          ['Tarifa', '$0.00'],
          ['Hora', `${p.dmy} ${p.hora}`],
          ['Destino', `${p.bancoD} (${p.ult4})`],
          ['ID de rastreo', p.clave],
        ])}`,
      )}`,
  ),
]
