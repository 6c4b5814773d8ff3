import type { PagoCiego } from './undecima-mundo.ts'

/** What the bank's row says beside the payer's own words. */
type Hechos = { de: string; banco: string; rastreo: string; ref: string; clabe: string; hora: string }
type Cascara = (nota: string, hechos: Hechos) => string

/** How each bank prints an incoming transfer: concepto | referencia | ampliada. */
const cascaras: Record<string, Cascara> = {
  bbva: (nota, { de, banco, rastreo, ref, clabe }) =>
    `SPEI RECIBIDO${banco}/0${clabe.slice(6, 15)}  ${clabe.slice(0, 3)} ${ref}${nota} | 0${clabe.slice(6, 15)} | 00${clabe} ${rastreo} ${de}`,
  banamex: (nota, { de, banco, rastreo, ref, clabe }) =>
    `PAGO RECIBIDO DE ${banco} POR ORDEN DE ${de} CTA. ORDENANTE ${clabe} REF. ${ref} RASTREO ${rastreo} ${nota} | ${ref} | `,
  santander: (nota, { de, banco, rastreo, ref, clabe, hora }) =>
    `ABONO TRANSFERENCIA SPEI HORA ${hora} | ${ref} | RECIBIDO DE ${banco} DE LA CUENTA ${clabe} DEL CLIENTE ${de} CLAVE DE RASTREO ${rastreo} REF ${ref} CONCEPTO ${nota}`,
  banorte: (nota, { de, banco, rastreo, ref, clabe, hora }) =>
    `SPEI RECIBIDO, BCO:0${clabe.slice(0, 3)} ${banco} HR LIQ: ${hora} DEL CLIENTE ${de}, CLABE/TC: ${clabe}, CONCEPTO: ${nota}, REFERENCIA: ${ref}, CVE RAST: ${rastreo} | ${ref} | `,
  bajio: (nota, { de, banco, rastreo, ref, clabe, hora }) =>
    `SPEI Recibido: Institucion contraparte: ${banco} Ordenante: ${de} Cuenta Ordenante: ${clabe} Referencia: ${ref} Concepto del Pago: ${nota} Hora: ${hora} Clave de Rastreo: ${rastreo} | ${ref} | `,
  banregio: (nota, { de, banco, rastreo, ref, clabe }) =>
    `SPEI. ${banco}. ${clabe}. ${de}. ${nota}. ${rastreo} | ${ref} | `,
  hsbc: (nota, { de, banco, rastreo, ref }) => `ABONO SPEI ${banco} ${de} | ${ref} | ${nota} ${rastreo}`,
  scotia: (nota, { de, banco, rastreo, ref, hora }) =>
    `TRANSF INTERBANCARIA SPEI ${hora} ${banco} | ${ref} | ${de} /${rastreo}/ ${nota}`,
  inbursa: (nota, { de, banco, rastreo, ref, clabe }) =>
    `DEPOSITO SPEI | ${ref} | ${banco} ${clabe} ${de} ${nota} CLAVE RASTREO: ${rastreo}`,
  afirme: (nota, { de, banco, ref, hora }) => `RECEPCION SPEI ${banco} ${hora} | ${ref} | ${de} ${nota}`,
  mifel: (nota, { de, banco, rastreo, ref }) =>
    `CRED SPEI ${ref} ${banco} BENEF: VALIJA ORD: ${de} CONC: ${nota} RASTREO ${rastreo} | ${ref} | `,
  multiva: (nota, { de, rastreo, ref }) => `ABONO POR SPEI FOLIO ${rastreo} | ${ref} | ${nota} / ${de}`,
  corto: (nota, { ref }) => `SPEI RECIBIDO | ${ref} | ${nota}`,
  dimo: (nota, { de, banco, rastreo, ref }) => `DIMO RECIBIDO ${banco} | ${ref} | ${de} ${nota} ${rastreo}`,
}

const bancos: readonly [string, string, (dia: string, n: string) => string][] = [
  ['SANTANDER', '014', (dia, n) => `20${dia}40014BMOV0000${n}0`],
  ['BBVA MEXICO', '012', (dia, n) => `BNET0100${dia}00${n}`],
  ['BANORTE', '072', (dia, n) => `8846APR220${dia}1${n}`],
  ['BANAMEX', '002', (_dia, n) => `0859034${n}${n.slice(0, 2)}`],
  ['STP', '646', (_dia, n) => `${n}${n.slice(2)}02`],
  ['AZTECA', '127', (dia, n) => `${dia}${n}44218`],
  ['HSBC', '021', (_dia, n) => `HSBC${n.slice(3)}`],
  ['NU MEXICO', '638', (_dia, n) => `NU38${n.slice(5)}Q7KD0T8V6P1LME${n.slice(0, 5)}`],
  ['INBURSA', '036', (dia, n) => `INBU${dia}${n}`],
  ['MERCADO PAGO W', '722', (_dia, n) => `07225${n}631`],
]

const llano = (nombre: string): string => nombre.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()

/**
 * `bank: note` or `bank de=PAYER; rastreo=CLAVE; corta=35: note`, wrapped as that bank prints it; a line that begins with `=` is
 * the row as it stands. `n` makes the numbers of no meaning. Without `rastreo=`: the pago's own clave, or one that nobody
 * registered.
 */
export function vestir(linea: string, pago: PagoCiego, n: number): string {
  if (linea.startsWith('=')) return linea.slice(1).trim()
  const [, nombre = '', opciones = '', nota = ''] = /^(\w+)((?: \w+=[^:;]+;?)*): ?(.*)$/.exec(linea) ?? []
  const cascara = cascaras[nombre]
  if (cascara === undefined) throw new RangeError(linea)
  const dichas = new Map(
    opciones
      .split(';')
      .map((una) => una.trim().split('='))
      .map(([k = '', v = '']) => [k, v]),
  )
  const [banco, entidad, rastreoDe] = bancos[n % bancos.length] ?? bancos[0] ?? ['', '', () => '']
  const numero = String(104_729_311 + n * 7_368_787).slice(0, 9)
  const [ano = '', mes = '', dia = ''] = pago.fechaPago.slice(2).split('-')
  const fila = cascara(nota, {
    de: dichas.get('de') ?? llano(pago.cliente),
    banco,
    rastreo: dichas.get('rastreo') ?? (pago.transaccion || rastreoDe(`${ano}${mes}${dia}`, numero)),
    ref: n % 3 === 0 ? '0000001' : `0${dia}${mes}${ano}`,
    clabe: `${entidad}180${numero}041`,
    hora: `${String(8 + (n % 11)).padStart(2, '0')}:${String((n * 7) % 60).padStart(2, '0')}:${String((n * 13) % 60).padStart(2, '0')}`,
  })
  const corta = Number(dichas.get('corta') ?? 0)
  if (corta === 0) return fila
  const [concepto = '', ...resto] = fila.split(' | ')
  return [concepto.slice(0, corta), ...resto.map((campo) => campo.trim().slice(0, corta))].join(' | ')
}
