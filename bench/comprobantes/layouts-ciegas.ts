import { celular, hoja, type Layout, oscuro } from './layout.ts'
import { clave, si, ult4 } from './pieza-ciega.ts'
import {
  abajo,
  alzado,
  arriba,
  boton,
  caja,
  centro,
  dos,
  hora,
  junto,
  lado,
  palomita,
  tabla,
} from './piezas.ts'

const rosa = celular.replace('color:#222', 'color:#4a1a78')

/** Drawn in 2026 from a telephone in the hand, before reading a rule or a text of the others: these were paid. */
export const layoutsCiegas: readonly Layout[] = [
  si(
    'bbva-spei',
    clave,
    ult4,
    (p) =>
      `${hora}${palomita()}${centro('Transferencia enviada', 'font-size:20px')}${centro(`$${p.monto}`, 'font-size:34px')}${centro(`${p.abr}, ${p.hora} h`, 'color:#777')}${lado(
        [
          ['Para', p.benef],
          ['Cuenta', `${p.bancoD} •••• ${p.ult4}`],
          ['Desde', `Libretón •${p.ult4o}`],
          ['Motivo de pago', p.concepto],
          ['Folio de la operación', p.folio],
          ['Clave de rastreo', p.clave],
        ],
      )}${boton('Compartir comprobante')}`,
  ),
  si(
    'banamex-app',
    clave,
    ult4,
    (p) =>
      `${hora}<h2>¡Listo, ${p.nombre.split(' ')[0]}!</h2><p>Transferiste <b>$${p.monto} MXN</b> a ${p.benef}</p>${arriba(
        [
          ['Cuenta de depósito', `${p.bancoD} **${p.ult4}`],
          ['Cuenta de retiro', `MiCuenta **${p.ult4o}`],
          ['Fecha y hora', `${p.larga}, ${p.hora12}`],
          ['Número de autorización', p.aut],
          ['Clave de rastreo', p.clave],
          ['Referencia numérica', p.ddmmaa],
        ],
      )}${centro('El tiempo de entrega depende del banco receptor.', 'font-size:12px')}`,
  ),
  si(
    'banorte-web',
    clave,
    ult4,
    (p) =>
      `<h2 style="color:#eb0029">BANORTE</h2><h3>Comprobante de Operación - SPEI Terceros</h3>${tabla([
        ['Fecha de operación', `${p.mayus} ${p.hora}`],
        ['Estado', 'APLICADA'],
        ['Cuenta origen', `******${p.ult4o} ${p.nombre}`],
        ['Cuenta destino', `**************${p.ult4} ${p.bancoD}`],
        ['Beneficiario', p.benef],
        ['Importe', `$${p.monto} MN`],
        ['Comisión', `$${p.fee}`],
        ['IVA comisión', `$${p.feeIva}`],
        ['Concepto', p.concepto],
        ['Referencia', p.ref],
        ['Clave de Rastreo', p.clave],
      ])}`,
    hoja,
  ),
  si(
    'hsbc-app',
    (p) => p.aut,
    ult4,
    (p) =>
      `${hora}${centro('Has enviado', 'font-size:18px')}${centro(`MXN ${p.monto}`, 'font-size:30px;font-weight:700')}${abajo(
        [
          [p.benef, 'Para'],
          [`HSBC ***${p.ult4}`, 'Cuenta del beneficiario'],
          [p.abr, 'Fecha de pago'],
          [p.concepto, 'Mensaje'],
          [p.aut, 'Número de confirmación'],
        ].map(([v, l]) => [l, v] as [string, string]),
      )}`,
  ),
  si(
    'scotia',
    clave,
    ult4,
    (p) =>
      `${hora}<h3>Transferencia realizada con éxito</h3>${dos([
        ['Monto', `$${p.monto}`],
        ['Comisión + IVA', '$0.00'],
        ['Fecha de aplicación', p.dmy],
        ['Hora', p.hora],
        ['Cuenta destino', `****${p.ult4}`],
        ['Banco', p.bancoD],
      ])}${arriba([
        ['Beneficiario', p.benef],
        ['Clave de rastreo SPEI', p.clave],
        ['Referencia', p.ddmmaa],
      ])}`,
  ),
  si(
    'inbursa-movil',
    clave,
    (p) => p.clabe.slice(-4),
    (p) =>
      `<h3 style="color:#00539b">Inbursa Móvil</h3>${junto([
        ['Operación', 'Pago a terceros SPEI'],
        ['Resultado', 'Exitosa'],
        ['Fecha', `${p.dmyGuion} ${p.hora}`],
        ['Cuenta CLABE beneficiario', p.clabe],
        ['Titular', p.benef],
        ['Importe', `$ ${p.monto}`],
        ['Concepto', p.concepto],
        ['Rastreo', p.clave],
      ])}`,
  ),
  si(
    'azteca',
    clave,
    ult4,
    (p) =>
      `${hora}${centro('¡Transferencia exitosa!', 'font-size:22px;color:#0a8f4e')}${centro('Enviaste')}${alzado(p.entero, p.cents, 44, 'text-align:center')}${lado(
        [
          ['A', p.benef],
          ['Tarjeta', `•••• ${p.ult4}`],
          ['Fecha', p.semana],
          ['Hora', `${p.hora} hrs`],
          ['Folio', p.folio],
          ['Clave de rastreo', p.clave],
        ],
      )}`,
    oscuro,
  ),
  si(
    'bancoppel',
    (p) => p.folio,
    ult4,
    (p) =>
      `${hora}${caja(
        `<h3>Traspaso a terceros BanCoppel</h3>${junto([
          ['Folio', p.folio],
          ['Importe', `$${p.monto}`],
          ['Abonado a', p.benef],
          ['Terminación', p.ult4],
          ['Fecha', `${p.dmyCorta} ${p.hora}`],
        ])}<p>Tu operación se realizó correctamente</p>`,
        'background:#fff6c9',
      )}`,
  ),
  si(
    'nu',
    clave,
    ult4,
    (p) =>
      `${hora}<div style="font-size:26px;font-weight:700">Enviaste $${p.monto} a ${p.benef}</div><p>${p.abr.replace(/ (\w+) /u, (_, m: string) => ` ${m.toUpperCase()} `)} · ${p.hora12}</p>${arriba(
        [
          ['Institución', p.bancoD],
          ['CLABE', `•••• ${p.ult4}`],
          ['Concepto', p.concepto],
          ['Clave de rastreo', p.clave],
          ['Comisión', 'Gratis'],
        ],
      )}`,
    rosa,
  ),
  si(
    'mercado-pago',
    (p) => p.operacion,
    ult4,
    (p) =>
      `${centro('<b>mercado pago</b>')}<h3>Comprobante de transferencia</h3><p>${p.semana} a las ${p.hora} hs</p><div style="font-size:30px">$ ${p.monto}</div>${arriba(
        [
          ['Motivo', p.concepto],
          ['De', `${p.nombre}<br>Mercado Pago`],
          ['Para', `${p.benef}<br>${p.bancoD}<br>CLABE: **************${p.ult4}`],
          ['Número de operación de Mercado Pago', p.operacion],
        ],
      )}`,
  ),
  si(
    'klar',
    clave,
    ult4,
    (p) =>
      `${hora}${centro(`-$${p.monto}`, 'font-size:36px')}${centro(`Transferencia a ${p.benef}`)}${lado([
        ['Estado', 'Completada'],
        ['Fecha', `${p.abr} ${p.hora12}`],
        ['Destino', `${p.bancoD} ${p.ult4}`],
        ['Clave de rastreo', p.clave],
      ])}`,
    oscuro,
  ),
  si(
    'uala',
    clave,
    (p) => p.clabe.slice(-4),
    (p) =>
      `${hora}${centro('Ualá', 'color:#e0245e;font-weight:700')}${centro('Ya transferiste tu dinero')}${tabla(
        [
          ['Monto debitado', `$${p.monto}`],
          ['Nombre', p.benef],
          ['CLABE', p.clabe],
          ['Banco', p.bancoD],
          ['Fecha', `${p.dmy} - ${p.hora.slice(0, 5)}`],
          ['Clave de rastreo', p.clave],
          ['Concepto', p.concepto],
        ],
      )}`,
  ),
  si(
    'spin-oxxo',
    (p) => p.folio,
    null,
    (p) =>
      `${hora}${palomita('#8a2be2')}${centro(`Le enviaste $${p.monto} a ${p.benef}`, 'font-size:20px')}${lado(
        [
          ['Cuándo', `${p.abr}, ${p.hora12}`],
          ['Cómo', 'Spin a Spin'],
          ['Costo del envío', '$0.00'],
          ['Folio', p.folio],
        ],
      )}`,
  ),
]
