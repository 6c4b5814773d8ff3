import type { DichoDeAccion } from '@valija/domain/conciliacion/dicho-de-accion.ts'
import type { MonedaDeCuenta } from '@valija/palabras/moneda.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export type ConciliacionTables = {
  accionesConciliacion: {
    accionId: GeneratedAlways<number>
    grupo: string
    clase: 'aceptar' | 'rechazar' | 'ignorar' | 'posponer' | 'clasificar' | 'deshacer' | 'retirar'
    aplicadoPor: 'maquina' | 'regla' | 'persona'
    movimientoId: number
    huella: string
    fechaOperacion: string
    concepto: string
    monto: number
    lineas: unknown
    dicho: DichoDeAccion
    /** Kept by the database: what its list is searched by. */
    busqueda: Generated<string>
    motivo: string | null
    puntos: number | null
    reglaId: number | null
    usuarioId: string | null
    quien: string
    cuando: Generated<Date>
    deshechaAccionId: number | null
    deshechaEn: Date | null
    deshechaPor: string | null
    confirmadaEn: Date | null
    confirmadaPor: string | null
  }
  conciliaciones: {
    conciliacionId: GeneratedAlways<number>
    accionId: number
    movimientoId: number
    pagoId: number | null
    comprobanteId: number | null
    monto: number
    razones: unknown
    creaPago: Generated<boolean>
    deshechaAccionId: number | null
  }
  parejasConciliacion: {
    huella: string
    clave: string
    clase: 'rechazada' | 'noAutomatica'
    accionId: number | null
    quien: string
    cuando: Generated<Date>
  }
  reglasConciliacion: {
    reglaId: GeneratedAlways<number>
    orden: number
    contiene: string
    accion: 'concepto' | 'reserva' | 'ignorar'
    valor: string
    fuente: string | null
    activa: Generated<boolean>
    eliminadaEn: Date | null
    quien: string
    creadaEn: Generated<Date>
  }
  corridasConciliacion: {
    corridaId: GeneratedAlways<number>
    grupo: string
    importacionId: number | null
    estado: Generated<'enEspera' | 'enCurso' | 'terminada' | 'fallida'>
    total: Generated<number>
    revisados: Generated<number>
    porRegla: Generated<number>
    aplicados: Generated<number>
    conSugerencia: Generated<number>
    quien: string
    creadaEn: Generated<Date>
    terminadaEn: Date | null
  }
  pedidosConciliacion: {
    usuarioId: string
    clave: string
    operacion: string
    respuesta: unknown
    creadoEn: Generated<Date>
  }
  perfilesEstado: {
    clave: string
    nombre: string
    moneda: MonedaDeCuenta
    definicion: unknown
    quien: string
    cuando: Generated<Date>
    eliminadoEn: Date | null
  }
}
