import type { MonedaDeCuenta } from '@valija/palabras/moneda.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export type EstadosDeCuentaTables = {
  importaciones: {
    importacionId: GeneratedAlways<number>
    fuente: string
    cuenta: string
    moneda: MonedaDeCuenta
    archivoId: string
    desde: string
    hasta: string
    filas: number
    nuevas: number
    ilegibles: number
    /** What the file says of itself is not what was read: nothing of it is matched by machine. */
    noCuadra: Generated<boolean>
    sumaCargos: number
    sumaAbonos: number
    saldoFinal: number | null
    creadoPor: string | null
    creadoEn: Generated<Date>
    deshechaEn: Date | null
  }
  movimientos: {
    movimientoId: GeneratedAlways<number>
    importacionId: number
    fuente: string
    cuenta: string
    renglon: number
    fechaOperacion: string
    concepto: string
    referencia: string
    referenciaAmpliada: string
    cargos: number
    abonos: number
    saldo: number | null
    meses: number
    ordinal: number
    referenciaClave: GeneratedAlways<string>
    moneda: MonedaDeCuenta
    estado: Generated<'sinIdentificar' | 'parcial' | 'conciliado' | 'ignorado'>
    aplicado: Generated<number>
    restante: GeneratedAlways<number>
    atadaPor: GeneratedAlways<string[]>
    conceptoAsignado: Generated<string>
    reservaAsignada: Generated<string>
    motivoIgnorado: string | null
    ignoradoAccionId: number | null
    paraDespuesAccionId: number | null
    puntos: number | null
    cargoIgualId: number | null
    huella: GeneratedAlways<string>
  }
}
