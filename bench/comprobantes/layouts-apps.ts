import { celular, hoja, type Layout, oscuro } from './layout.ts'
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
  titulo,
} from './piezas.ts'

const serif =
  'body{font-family:"DejaVu Sans";font-size:14px;padding:18px;color:#111;background:#fafafa}.l{color:#666}'
const estrecha =
  'body{font-family:"Liberation Sans Narrow";font-size:17px;padding:12px 18px;color:#1d2b36;background:#eef2f5}.l{color:#6b7a86}'
const chica =
  'body{font-family:"Liberation Sans";font-size:11px;padding:10px 16px;color:#333;background:#fff}.l{color:#888}'

/** Transfers shown by bank apps on a phone. */
export const layoutsDeApps: readonly Layout[] = [
  {
    nombre: 'app-exitosa-lado',
    ancho: 390,
    css: celular,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      hora +
      palomita() +
      centro('Transferencia exitosa', 'font-size:20px') +
      centro(`$${p.monto}`, 'font-size:34px;font-weight:700;padding:8px') +
      lado([
        ['Para', p.benef],
        ['Banco', p.bancoD],
        ['Cuenta', `•••• ${p.ult4}`],
        ['Desde', `Débito •••• ${p.ult4o}`],
        ['Fecha y hora', `${p.abr}, ${p.hora12}`],
        ['Concepto', p.concepto],
        ['Referencia', p.ddmmaa],
        ['Clave de rastreo', p.clave],
      ]),
  },
  {
    nombre: 'app-enviaste',
    ancho: 390,
    css: celular,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      hora +
      titulo('¡Listo!', 28) +
      titulo(`Enviaste $${p.monto}`, 24) +
      `<div>a ${p.benef}</div>` +
      arriba([
        ['Fecha', p.larga],
        ['Hora', `${p.hora} h`],
        ['Cuenta destino', `${p.bancoD} ·${p.ult4}`],
        ['Concepto de pago', p.concepto],
        ['Número de referencia', p.ddmmaa],
        ['Clave de rastreo', p.clave],
      ]),
  },
  {
    nombre: 'app-alzado-oscuro',
    ancho: 390,
    css: oscuro,
    pagado: true,
    numero: (p) => p.folio,
    cuerpo: (p) =>
      hora +
      centro('Transferencia realizada ✓', 'font-size:18px') +
      alzado(p.entero, p.cents, 44, 'text-align:center') +
      lado([
        ['Enviado a', p.benef],
        ['Banco destino', p.bancoD],
        ['Terminación', p.ult4],
        ['Fecha', p.mayus],
        ['Hora', p.hora],
        ['Folio', p.folio],
        ['Referencia numérica', p.ddmmaa],
      ]),
  },
  {
    nombre: 'app-valor-sobre-etiqueta',
    ancho: 390,
    css: celular,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      hora +
      titulo('Comprobante de transferencia') +
      abajo([
        [`Monto transferido`, `$${p.monto} MXN`],
        ['Beneficiario', p.benef],
        ['Fecha de operación', p.abr],
        ['Concepto', p.concepto],
        ['Clave de rastreo', p.clave],
        ['Folio de la operación', p.folio],
      ]) +
      centro('Operación exitosa'),
  },
  {
    nombre: 'app-dos-columnas',
    ancho: 412,
    css: serif,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      titulo('Tu transferencia fue enviada con éxito', 17) +
      caja(
        `<span class="l">Importe</span>` + titulo(`$ ${p.monto}`, 28, 'padding:0'),
        'background:#fff;border:1px solid #ddd',
      ) +
      dos([
        ['Fecha', p.dmy],
        ['Hora', p.hora],
        ['Folio', p.folio],
        ['Referencia', p.ref],
        ['Banco', p.bancoD],
        ['Cuenta', `**${p.ult4}`],
      ]) +
      arriba([
        ['Clave de rastreo', p.clave],
        ['Motivo de pago', p.concepto],
      ]),
  },
  {
    nombre: 'app-etiqueta-rota',
    ancho: 380,
    css: estrecha,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      titulo('Operación realizada', 19) +
      tabla(
        [
          ['Importe de la transferencia', `$${p.monto}`],
          ['Fecha y hora de la operación', `${p.dmy} ${p.hora}`],
          ['Nombre del beneficiario', p.benef],
          ['Número de referencia', p.ddmmaa],
          ['Clave de rastreo', p.clave],
          ['Concepto de la transferencia', p.concepto],
        ],
        '30%',
      ),
  },
  {
    nombre: 'app-letra-chica',
    ancho: 360,
    css: chica,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      hora +
      titulo('Detalle del movimiento', 14) +
      lado(
        [
          ['Estatus', 'Liquidada'],
          ['Tipo', 'SPEI enviado'],
          ['Monto', `$${p.monto}`],
          ['Comisión', '$0.00'],
          ['Fecha', `${p.dmyGuion} ${p.hora}`],
          ['Beneficiario', p.benef],
          ['CLABE', p.clabe],
          ['Concepto', p.concepto],
          ['Ref.', p.ddmmaa],
          ['Clave rastreo', p.clave],
        ],
        'padding:4px 0',
      ),
  },
  {
    nombre: 'app-transferiste',
    ancho: 390,
    css: celular,
    pagado: true,
    numero: (p) => p.folio,
    cuerpo: (p) =>
      hora +
      centro('Transferiste', 'padding-top:24px;font-size:18px') +
      alzado(p.entero, `.${p.cents}`, 46, 'text-align:center') +
      centro(`a la cuenta ${p.bancoD} ****${p.ult4}`) +
      caja(
        lado([
          ['Beneficiario', p.benef],
          ['Concepto', p.concepto],
          ['Fecha', p.semana],
          ['Folio de operación', p.folio],
        ]),
        'background:#f4f5f8',
      ),
  },
  {
    nombre: 'app-emoji',
    ancho: 390,
    css: celular,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      titulo('¡Tu dinero ya va en camino! 🎉', 20) +
      titulo(`$${p.monto}`, 36) +
      junto([
        ['👤 Para', p.benef],
        ['🏦 Banco', p.bancoD],
        ['📅 Fecha', p.larga],
        ['📝 Concepto', p.concepto],
        ['🔑 Clave de rastreo', p.clave],
      ]) +
      centro('Transferencia enviada'),
  },
  {
    nombre: 'app-verde-cabecera',
    ancho: 400,
    css: `${celular}header{background:#0a7d4b;color:#fff;margin:-14px -20px 12px;padding:22px 20px}`,
    pagado: true,
    numero: (p) => p.folio,
    cuerpo: (p) =>
      `<header>${titulo('Operación exitosa', 18)}<div style="font-size:32px">$${p.monto}</div><div>${p.dmy} · ${p.hora} hrs</div></header>` +
      arriba([
        ['Cuenta de origen', `Nómina *${p.ult4o}`],
        ['Cuenta de destino', `${p.benef} *${p.ult4}`],
        ['Concepto', p.concepto],
        ['Referencia', p.ddmmaa],
        ['Folio', p.folio],
      ]),
  },
  {
    nombre: 'app-mismo-banco',
    ancho: 390,
    css: celular,
    pagado: true,
    numero: (p) => p.folio,
    cuerpo: (p) =>
      hora +
      titulo('Traspaso realizado', 22) +
      tabla([
        ['Cantidad enviada:', `$${p.monto}`],
        ['Cuenta retiro:', `···${p.ult4o}`],
        ['Cuenta depósito:', `···${p.ult4}`],
        ['A nombre de:', p.benef],
        ['Día:', p.larga],
        ['No. de folio:', p.folio],
        ['Motivo:', p.concepto],
      ]),
  },
  {
    nombre: 'app-clave-dos-renglones',
    ancho: 330,
    css: celular,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      hora +
      palomita('#7b2ff7') +
      centro('Envío exitoso') +
      titulo(`$${p.monto}`, 30, 'text-align:center') +
      lado([
        ['Fecha de envío', p.abr],
        ['Destinatario', p.benef],
        ['Institución', p.bancoD],
      ]) +
      tabla(
        [
          ['Clave de rastreo', `<span style="word-break:break-all">${p.clave}</span>`],
          ['Referencia', p.ddmmaa],
        ],
        '45%',
      ),
  },
  {
    nombre: 'app-morada-titular',
    ancho: 390,
    css: 'body{font-family:"DejaVu Sans Condensed";font-size:16px;padding:16px 22px;color:#2a1740;background:#f6f0fb}.l{color:#7c6a90}.v{color:#2a1740}',
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      titulo('Comprobante', 24) +
      `<div class="l">Enviaste dinero por SPEI</div>` +
      titulo(`$${p.monto}`, 30) +
      arriba([
        ['¿Cuándo?', `${p.mayus} a las ${p.hora.slice(0, 5)}`],
        ['¿A quién?', `${p.benef} — ${p.bancoD} ••••${p.ult4}`],
        ['Concepto', p.concepto],
        ['Clave de rastreo', p.clave],
        ['Número de referencia', p.ddmmaa],
        ['Estatus', 'Completada'],
      ]),
  },
  {
    nombre: 'app-lista-puntos',
    ancho: 390,
    css: celular,
    pagado: true,
    numero: (p) => p.aut,
    cuerpo: (p) =>
      titulo('Pago exitoso', 22) +
      `<ul style="line-height:1.9"><li>Pagaste: <b>$${p.monto}</b></li><li>Servicio: ${p.benef}</li><li>Fecha de pago: ${p.dmy}</li><li>Hora: ${p.hora}</li><li>Autorización: ${p.aut}</li><li>Comisión: $0.00</li></ul>`,
  },
  {
    nombre: 'app-inglesa',
    ancho: 390,
    css: celular,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      titulo('Transferencia completada', 20) +
      lado([
        ['Monto enviado', `MXN ${p.monto}`],
        ['Fecha', p.ingles],
        ['Beneficiario', p.benef],
        ['Clave de rastreo SPEI', p.clave],
        ['Referencia numérica', p.ddmmaa],
      ]),
  },
  {
    nombre: 'app-oscura-arriba',
    ancho: 412,
    css: `${oscuro}.l{color:#7f8794}`,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      titulo('Transferencia enviada', 22) +
      arriba([
        ['Total enviado', `$${p.monto}`],
        ['De', `Cuenta principal *${p.ult4o}`],
        ['Para', `${p.benef} *${p.ult4}`],
        ['Fecha y hora', `${p.dmy} ${p.hora}`],
        ['Clave de rastreo', p.clave],
        ['Concepto', p.concepto],
      ]),
  },
  {
    nombre: 'app-recorte',
    ancho: 360,
    css: estrecha,
    pagado: true,
    numero: (p) => p.clave,
    conFecha: true,
    cuerpo: (p) =>
      `<div style="font-size:15px">${p.semana} · ${p.hora12}</div>` +
      titulo(`- $${p.monto}`, 30) +
      `<div>Transferencia a ${p.benef}</div><div class="l">Aplicada</div>` +
      arriba([
        ['Clave de rastreo', p.clave],
        ['Concepto', p.concepto],
      ]),
  },
  {
    nombre: 'app-codi',
    ancho: 390,
    css: celular,
    pagado: true,
    numero: (p) => p.folio,
    cuerpo: (p) =>
      titulo('Pago con CoDi®', 20) +
      centro('Tu pago se realizó correctamente') +
      lado([
        ['Monto pagado', `$${p.monto}`],
        ['Comercio', p.benef],
        ['Fecha', `${p.dmy} ${p.hora}`],
        ['Folio CoDi', p.folio],
        ['Concepto', p.concepto],
      ]) +
      boton('Compartir'),
  },
  {
    nombre: 'app-dimo',
    ancho: 390,
    css: oscuro,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      palomita() +
      centro(`Se transfirieron`, 'font-size:17px') +
      centro(`$ ${p.monto}`, 'font-size:36px;font-weight:700') +
      centro(`a ${p.benef} con DiMo`) +
      lado([
        ['Celular', '55 •••• 4410'],
        ['Fecha de operación', p.abr],
        ['Rastreo', p.clave],
        ['Concepto', p.concepto],
      ]),
  },
  {
    nombre: 'app-recibo-en-tarjeta',
    ancho: 430,
    css: `${hoja}body{padding:24px;background:#dfe6ee}`,
    pagado: true,
    numero: (p) => p.clave,
    cuerpo: (p) =>
      caja(
        titulo('Recibo de transferencia', 18) +
          dos([
            ['Cantidad', `$${p.monto}`],
            ['Estado', 'Exitosa'],
            ['Fecha', p.iso],
            ['Hora', p.hora],
            ['Origen', `*${p.ult4o}`],
            ['Destino', `*${p.ult4}`],
          ]) +
          arriba([
            ['Titular de la cuenta destino', p.benef],
            ['Clave de rastreo', p.clave],
          ]),
        'background:#fff',
      ),
  },
]
