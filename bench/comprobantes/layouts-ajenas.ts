import type { Layout } from './layout.ts'
import { barra, carta, cuadro, de, filas, noche, pilas, tarjeta, web } from './pieza-ajena.ts'

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
]
