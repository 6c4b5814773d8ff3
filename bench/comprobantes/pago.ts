import { digitoClabe } from '@valija/domain/cuentas-pago/clabe.ts'
import { type Azar, azarDe } from '@valija/sandbox/mundo/azar.ts'

/** One invented payment, with every way a page may write its parts. */
export type Pago = {
  centavos: number
  /** "1,234.50" */
  monto: string
  entero: string
  cents: string
  fee: string
  feeIva: string
  conFee: string
  /** Days: 07/10/2026, 07-10-2026, 07/10/26, 2026-10-07, 2026/10/07, 07/OCT/2026, 7 oct 2026, 7 de octubre de 2026. */
  dmy: string
  dmyGuion: string
  dmyCorta: string
  iso: string
  isoDiag: string
  mayus: string
  abr: string
  larga: string
  semana: string
  ingles: string
  /** ddmmyy and dmmyyyy: what people type as a reference. */
  ddmmaa: string
  hora: string
  hora12: string
  clave: string
  folio: string
  aut: string
  ref: string
  operacion: string
  concepto: string
  benef: string
  nombre: string
  bancoD: string
  bancoO: string
  clabe: string
  ult4: string
  ult4o: string
}

const meses =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const inglesas = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const dias = 'domingo lunes martes miércoles jueves viernes sábado'.split(' ')
const two = (n: number) => String(n).padStart(2, '0')
const pesos = (centavos: number) =>
  `${Math.trunc(centavos / 100).toLocaleString('en-US')}.${two(centavos % 100)}`

export function pagoDe(...semilla: (string | number)[]): Pago {
  const azar = azarDe('comprobantes', ...semilla)
  const cifras = (n: number) => Array.from({ length: n }, () => azar.entero(0, 9)).join('')
  const letras = (n: number) =>
    Array.from({ length: n }, () => azar.elige(Array.from('ABCDEFGHJKLMNPQRTUVWXY'))).join('')
  const centavos = azar.next() < 0.45 ? azar.entero(5, 480) * 10_000 : azar.entero(35_000, 4_800_000)
  const fee = azar.elige([1000, 1200, 1500, 700])
  const iva = Math.round(fee * 0.16)
  const day = new Date(Date.UTC(2026, azar.entero(6, 10), azar.entero(1, 20)))
  const [d, m, y] = [day.getUTCDate(), day.getUTCMonth(), 2026]
  const mes = meses[m] ?? ''
  const [h, min] = [azar.entero(8, 21), azar.entero(0, 59)]
  const diecisiete = `012180${cifras(11)}`
  const clabe = diecisiete + digitoClabe(diecisiete)
  const ymd = `${y}${two(m + 1)}${two(d)}`
  return {
    centavos,
    monto: pesos(centavos),
    entero: Math.trunc(centavos / 100).toLocaleString('en-US'),
    cents: two(centavos % 100),
    fee: pesos(fee),
    feeIva: pesos(iva),
    conFee: pesos(centavos + fee),
    dmy: `${two(d)}/${two(m + 1)}/${y}`,
    dmyGuion: `${two(d)}-${two(m + 1)}-${y}`,
    dmyCorta: `${two(d)}/${two(m + 1)}/${y % 100}`,
    iso: `${y}-${two(m + 1)}-${two(d)}`,
    isoDiag: `${y}/${two(m + 1)}/${two(d)}`,
    mayus: `${two(d)}/${mes.slice(0, 3).toUpperCase()}/${y}`,
    abr: `${d} ${mes.slice(0, 3)} ${y}`,
    larga: `${d} de ${mes} de ${y}`,
    semana: `${dias[day.getUTCDay()]}, ${d} de ${mes} de ${y}`,
    ingles: `${inglesas[m]} ${d}, ${y}`,
    ddmmaa: azar.elige([`${two(d)}${two(m + 1)}26`, `${d}${two(m + 1)}2026`, '1', cifras(7), two(d)]),
    hora: `${two(h)}:${two(min)}:${two(azar.entero(0, 59))}`,
    hora12: `${h > 12 ? h - 12 : h}:${two(min)} ${h >= 12 ? 'p. m.' : 'a. m.'}`,
    clave: azar.elige([
      `MBAN0100${ymd.slice(2)}${cifras(10)}`,
      `${ymd}40014BMOV${cifras(13)}`,
      `NU3${letras(9)}${cifras(8)}${letras(8)}`,
      // 26 long, as that bank's are.
      `8846CP0${cifras(15)}${y}`,
      `HSBC${cifras(6)}`,
      `BB${cifras(13)}`,
      `${cifras(5)}ALBO${cifras(17)}`,
      `085905${cifras(12)}`,
      `058-${two(d)}/${two(m + 1)}/${y}/${two(d)}-001${letras(4)}${cifras(3)}`,
      `INBURSA${cifras(12)}`,
    ]),
    folio: `${azar.entero(1, 9)}${cifras(azar.elige([7, 8, 9]))}`,
    aut: `${azar.entero(1, 9)}${cifras(5)}`,
    ref: `${azar.entero(1, 9)}${cifras(6)}`,
    operacion: `${azar.entero(1, 9)}${cifras(11)}`,
    concepto: azar.elige([
      'Viaje Cancún',
      'ANTICIPO HOTEL',
      'Pago reservación LMP735',
      'HOSPEDAJE FAMILIA RUIZ',
      'Segundo pago',
      'RES KTR208',
      'abono paquete',
    ]),
    benef: azar.elige([
      'VIAJES DEL SURESTE SA DE CV',
      'Agencia Mar Abierto',
      'OPERADORA TURISTICA LUNA SA DE CV',
      'Grupo Viajero Norte',
    ]),
    nombre: azar.elige(['María Fernanda López', 'JORGE RUIZ MENDOZA', 'Ana Sofía Cruz', 'LUIS ORTEGA PEÑA']),
    bancoD: azar.elige(['BBVA', 'Santander', 'Banorte', 'HSBC', 'STP']),
    bancoO: azar.elige(['Inbursa', 'Afirme', 'Banregio', 'Scotiabank', 'Azteca']),
    clabe,
    ult4: clabe.slice(-4),
    ult4o: cifras(4),
  }
}
export type { Azar }
