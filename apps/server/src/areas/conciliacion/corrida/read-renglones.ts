import { message } from '@valija/contract/messages.ts'
import type { RenglonPorSincronizar } from '@valija/contract/sincronizacion.ts'
import type { EstadoDeCuenta } from '@valija/documents/estados-de-cuenta/estado-leido.ts'
import { isDemasiadoTexto, type Movimiento } from '@valija/documents/estados-de-cuenta/movimiento.ts'
import type { Perfil } from '@valija/documents/estados-de-cuenta/perfiles.ts'
import {
  type Importe,
  readFecha,
  readImporte,
  readMeses,
} from '@valija/documents/estados-de-cuenta/valores.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { refuseWith } from '../../../refuse.ts'
import { withOrdinal } from '../../estados-de-cuenta/read-archivo.ts'

const celda = (value: string | number | null | undefined) =>
  typeof value === 'number' ? { texto: String(value), numero: value } : { texto: value ?? '', numero: null }

/** Rows sent by call, judged as those of a file; one that cannot be read stops all, each told by its number. */
export function readRenglones(
  renglones: readonly RenglonPorSincronizar[],
  { perfil, cuenta, hoy }: { perfil: Perfil; cuenta: string; hoy: Dia },
): EstadoDeCuenta & { desde: string; hasta: string } {
  const detalles: { campo: string; mensaje: string }[] = []
  const movimientos = renglones.flatMap((renglon, i) => {
    const row = readRenglon(renglon, i + 1, hoy)
    if (typeof row !== 'string') return [row]
    detalles.push({
      campo: String(i),
      mensaje: message('sincronizacionDelRenglon', { n: i + 1, mensaje: row }),
    })
    return []
  })
  const days = movimientos.map(({ fechaOperacion }) => fechaOperacion).sort()
  const [desde, hasta] = [days[0], days[days.length - 1]]
  if (detalles.length > 0 || desde === undefined || hasta === undefined)
    throw refuseWith('sincronizacionInvalida', message('sincronizacionInvalida'), {
      titulo: message('errorSincronizar'),
      detalles: detalles.length > 0 ? detalles : [{ campo: '', mensaje: message('estadoVacio') }],
    })
  return {
    perfil,
    cuenta,
    movimientos: withOrdinal(movimientos),
    ilegibles: [],
    saltosDeSaldo: [],
    signosDudosos: null,
    descuadres: [],
    conteos: [],
    desde,
    hasta,
    sumaCargos: movimientos.reduce((sum, row) => sum + row.cargos, 0),
    sumaAbonos: movimientos.reduce((sum, row) => sum + row.abonos, 0),
    saldoFinal: movimientos[movimientos.length - 1]?.saldo ?? null,
  }
}

/** The movement, or what is wrong with the row. */
function readRenglon(renglon: RenglonPorSincronizar, numero: number, hoy: Dia): Movimiento | string {
  const { concepto, referencia, referenciaAmpliada } = renglon
  const fechaOperacion = readFecha(celda(renglon.fechaOperacion.replace(/T.*$/, '')), false)
  if (fechaOperacion === null) return message('fechaIlegible')
  if (fechaOperacion > hoy) return message('fechaFutura')
  const [cargos, abonos, saldo] = [renglon.cargos, renglon.abonos, renglon.saldo].map((one) =>
    readImporte(celda(one)),
  )
  for (const importe of [cargos, abonos, saldo]) {
    if (importe === 'ambiguo') return message('importeAmbiguo')
    if (importe === 'ilegible') return message('importeIlegible')
  }
  const [cargo, abono] = [amount(cargos), amount(abonos)]
  if (cargo < 0 || abono < 0) return message('importeIlegible')
  if (cargo === 0 && abono === 0) return message('sinImporte')
  if (cargo > 0 && abono > 0) return message('cargoYAbono')
  if (isDemasiadoTexto(renglon)) return message('textosDeMas')
  return {
    renglon: numero,
    ordinal: 1,
    fechaOperacion,
    concepto,
    referencia,
    referenciaAmpliada,
    cargos: cargo,
    abonos: abono,
    saldo: typeof saldo === 'number' ? saldo : null,
    meses: readMeses(`${referenciaAmpliada} ${concepto}`),
  }
}
const amount = (importe: Importe | undefined): number => (typeof importe === 'number' ? importe : 0)
