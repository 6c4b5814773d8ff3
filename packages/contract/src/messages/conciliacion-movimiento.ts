import { contar } from '../message-type.ts'

/** One row of the bank beside what it may be of. */
export const conciliacionMovimiento = {
  abono: ({ monto }: { monto: string }) => `Abono de ${monto}`,
  cargo: ({ monto }: { monto: string }) => `Cargo de ${monto}`,
  porAsignar: 'Por asignar',
  asignado: 'Asignado',
  referencia: 'Referencia',
  ampliada: 'Ampliada',
  sinReferencia: 'Sin referencia',
  fuenteYCuenta: ({ fuente, cuenta }: { fuente: string; cuenta: string }) =>
    cuenta === '' ? fuente : `${fuente}, cuenta ${cuenta}`,
  meses: ({ n }: { n: number }) => `A ${contar(n, 'mes', 'meses')}`,
  conceptoAsignado: 'Concepto asignado',
  reservaAsignada: 'Reserva asignada',
  buscandoSugerencias: 'Buscando sugerencias',
  sinSugerenciasTexto:
    'Ningún pago, reserva ni lote se parece lo suficiente. Busca otro pago o ignora el movimiento.',
  /** A number would promise a precision that nobody has measured. */
  puntosDe: ({ puntos }: { puntos: number }) =>
    `Coincidencia ${puntos >= 80 ? 'alta' : puntos >= 50 ? 'media' : 'baja'}`,
  exacta: 'Exacta y única',
  razones: 'Razones',
  aFavor: 'A favor',
  enContra: 'En contra',
  pago: ({ id }: { id: number }) => `Pago ${id}`,
  pagos: ({ ids }: { ids: readonly number[] }) =>
    `Pagos ${ids.slice(0, -1).join(', ')} y ${ids.at(-1) ?? ''}`,
  conLocalizador: ({ pago, localizador }: { pago: string; localizador: string }) =>
    `${pago}, localizador ${localizador}`,
  reserva: ({ localizador }: { localizador: string }) => `Reserva ${localizador}, sin pago registrado`,
  reservaCrea: ({ monto }: { monto: string }) =>
    `Al aplicar se registra un pago nuevo de ${monto} en estado Pendiente.`,
  lote: ({ nombre }: { nombre: string }) => `Pago del lote ${nombre}`,
  pagadoEl: ({ fecha }: { fecha: string }) => `pagado el ${fecha}`,
  comparacion: ({ con }: { con: string }) => `El movimiento frente a ${con}`,
  dato: 'Dato',
  enElBanco: 'Estado de cuenta',
  enValija: 'En Valija',
  igual: 'Igual',
  distinto: 'Distinto',
  datos: {
    monto: 'Monto',
    fecha: 'Fecha',
    localizador: 'Localizador',
    rfc: 'RFC',
    transaccion: 'Transacción',
    cuenta: 'Cuenta',
    concepto: 'Concepto',
  },
  aplicar: 'Aplicar',
  nadaQueAplicar: 'No queda saldo en esta moneda',
  aplicarA: ({ nombre }: { nombre: string }) => `Aplicar: ${nombre}`,
  aplicarParte: ({ aplicar, restante }: { aplicar: string; restante: string }) =>
    `Se aplican ${aplicar} y quedan ${restante} por asignar.`,
  faltaDelPago: ({ monto }: { monto: string }) => `El pago queda con ${monto} por cubrir.`,
  rechazar: 'Rechazar',
  rechazarA: ({ nombre }: { nombre: string }) => `Rechazar: ${nombre}`,
  buscarOtro: 'Buscar otro pago',
  repartir: 'Repartir',
  ignorar: 'Ignorar',
  posponer: 'Revisar después',
  devolver: 'Devolver a por revisar',
  rechazadas: ({ n }: { n: number }) => contar(n, 'sugerencia rechazada', 'sugerencias rechazadas'),
  recuperar: 'Recuperar',
  historia: 'Historial del movimiento',
  aplicaciones: 'Aplicado a',
  aplicadoPor: { maquina: 'Valija', regla: 'Una regla', persona: 'Una persona' },
  aplicadoQuien: ({ quien, cuando }: { quien: string; cuando: string }) => `${quien}, ${cuando}`,
  yaConciliado: 'Este movimiento ya está conciliado.',
  yaIgnorado: ({ motivo }: { motivo: string }) => `Este movimiento está ignorado: ${motivo}`,
  movimientoSeFue: 'Este movimiento ya no existe: su importación se deshizo.',
}
