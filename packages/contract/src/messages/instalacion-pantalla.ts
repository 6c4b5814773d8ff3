import { contar } from '../message-type.ts'

const n = (cuantos: number) => cuantos.toLocaleString('es-MX')

/** Texts of Configuraciones › Instalación. */
export const instalacionPantalla = {
  titulo: 'Instalación',
  configuraciones: 'Configuraciones',
  enMarcha: 'En marcha',
  enPausa: 'En pausa: no se manda ni se elimina nada',
  enPausaTexto:
    'Se restauró de un respaldo. Los correos, los envíos a ANT y las eliminaciones esperan. Revisa abajo a dónde saldrían: si esta es una copia de otra que sigue en uso, no la pongas en marcha.',
  identidad: 'Identidad',
  restaurada: 'Restaurada',
  nunca: 'nunca',
  uuidDeAnt: 'ANT dice de qué UUID habla',
  si: 'sí',
  no: 'no',
  sinSaber: 'aún no se sabe',
  destinos: 'A dónde saldría',
  destino: { ant: 'ANT', sat: 'SAT', correo: 'Correo', archivos: 'Archivos' },
  porSalir: 'Qué saldría al ponerla en marcha',
  correos: 'Correos',
  envios: 'Envíos a ANT',
  enviosTexto: ({ lotes, facturas, importe }: { lotes: number; facturas: number; importe: string }) =>
    `${contar(facturas, 'factura', 'facturas')} de ${contar(lotes, 'lote', 'lotes')}, por ${importe}`,
  eliminaciones: 'Eliminaciones',
  trabajos: 'Trabajos en espera',
  nada: 'nada',
  claseDeCorreo: {
    complementoEsperado: 'Recordatorios de complementos',
    confirmarCuenta: 'Confirmación de cuenta de pago',
    loteInvitado: 'Lotes de invitados',
    cuentaPago: 'Cambios de cuenta de pago',
    borradorPorVencer: 'Borradores por vencer',
    invitacion: 'Invitaciones',
    recuperacion: 'Recuperación de contraseña',
    pruebaCorreo: 'Comprobación de correo',
    credenciales: 'Cuentas nuevas',
    cuentaAceptada: 'Cuentas aceptadas',
    confirmacionPago: 'Confirmaciones de pago',
    cambioEstadoPago: 'Cambios de estado de pago',
    facturasPendientes: 'Facturas que faltan de un hotel',
    facturaRevisada: 'Facturas revisadas',
    loteRecibido: 'Lotes recibidos',
    porCorregir: 'Facturas por corregir',
    facturaRetirada: 'Facturas retiradas de un lote',
    loteEliminado: 'Lotes eliminados',
    tePagamos: 'Pagos hechos',
    pagoAnulado: 'Pagos anulados',
    avisoDeCuenta: 'Cambios en una cuenta de acceso',
    nuevoColaborador: 'Colaboradores nuevos',
    resumenDelDia: 'Resumen del día',
  } as Record<string, string>,
  claseDeEliminacion: {
    borradores: 'Borradores vencidos',
    invitados: 'Cargas de invitados vencidas',
    archivos: 'Archivos sin registro que los use',
  } as Record<string, string>,
  cuantos: ({ cuantos }: { cuantos: number }) => n(cuantos),
  armar: 'Poner en marcha',
  armarTitulo: 'Se pondrá en marcha esta instalación',
  armarTexto:
    'Saldrá lo que se ve en esta pantalla. Lo que la original ya mandó después del respaldo saldría otra vez.',
  sinCorreos: 'No mandar los correos que esperan (quedan como fallidos y se pueden reenviar uno por uno)',
  armada: 'La instalación quedó en marcha',
  libros: 'Conciliar con ANT',
  librosTexto:
    'Compara lo que ANT registró con lo que Valija tiene, lote por lote. Hazlo después de restaurar un respaldo o de cambiar de servidor de base de datos.',
  conciliar: 'Conciliar con ANT',
  comparando: ({ lotes }: { lotes: number }) => `Comparando… ${contar(lotes, 'lote', 'lotes')}`,
  comparado: ({ lotes, facturas }: { lotes: number; facturas: number }) =>
    `Se compararon ${contar(lotes, 'lote', 'lotes')} con ${contar(facturas, 'factura', 'facturas')}.`,
  sinDiferencias: 'No hay diferencias.',
  diferencias: ({ cuantas }: { cuantas: number }) => contar(cuantas, 'diferencia', 'diferencias'),
  soloConocidos:
    'ANT no lista sus libros: solo se compararon los lotes que Valija conoce. Lo que ANT tenga de más no se ve aquí; pídele la lista.',
  sinUuid: ({ cuantas }: { cuantas: number }) =>
    `De ${contar(cuantas, 'factura', 'facturas')} ANT no dijo el UUID: solo se compararon número e importe.`,
  cotejada: 'Ya cotejé los libros con ANT',
  cotejadaTexto:
    'Desde ahora lo que ANT acepte se dará por aceptado aunque no diga de qué UUID habla. Hazlo cuando el equipo de ANT y tú revisaron las diferencias.',
  cotejadaHecha: ({ fecha }: { fecha: string }) => `Cotejada el ${fecha}`,
  columna: {
    clase: 'Diferencia',
    lote: 'Lote',
    factura: 'Factura',
    valija: 'En Valija',
    ant: 'En ANT',
  },
  clase: {
    soloAnt: 'ANT la tiene y Valija no',
    soloValija: 'Valija la tiene aceptada y ANT no',
    otroUuid: 'Con ese número ANT tiene otra',
    otroImporte: 'El importe no es el mismo',
    retirada: 'Se retiró en Valija y ANT la conserva',
    otroNumero: 'ANT la tiene con otro número que Valija',
  },
} as const
