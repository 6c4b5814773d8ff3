import { contar } from '../message-type.ts'

/** What is asked before several rows, or an uncommon one, are settled. */
export const conciliacionDialogos = {
  aceptarTitulo: ({ n }: { n: number }) => `Se aplicarán ${contar(n, 'movimiento', 'movimientos')}`,
  aceptarNinguno: 'Ninguno tiene una sugerencia exacta y única',
  aceptarMirando: ({ n, total }: { n: number; total: number }) => `Revisando sugerencias: ${n} de ${total}`,
  aceptarSuman: ({ suma }: { suma: string }) =>
    `Suman ${suma}. Cada uno va a su mejor sugerencia, que es exacta y única.`,
  aceptarFuera: ({ n }: { n: number }) =>
    contar(
      n,
      'movimiento se queda por revisar: su mejor sugerencia no es exacta y única.',
      'movimientos se quedan por revisar: su mejor sugerencia no es exacta y única.',
    ),
  aceptarBoton: ({ n }: { n: number }) => `Aplicar ${contar(n, 'movimiento', 'movimientos')}`,

  ignorarTitulo: ({ n, suma }: { n: number; suma: string }) =>
    `Se ignorará ${n === 1 ? `1 movimiento de ${suma}` : `una selección de ${contar(n, 'movimiento', 'movimientos')}, ${suma}`}`,
  ignorarTexto: 'Sale de lo que está por revisar. Se puede deshacer.',
  motivo: 'Motivo',
  motivoRequerido: 'Escribe el motivo para ignorarlo',
  motivosComunes: 'Motivos comunes',
  motivos: [
    'Traspaso entre cuentas propias',
    'Comisión o interés del banco',
    'Movimiento ajeno a las reservas',
  ] as const,
  buscarTitulo: ({ movimiento }: { movimiento: string }) => `Buscar a qué corresponde el ${movimiento}`,
  buscarCampo: 'Localizador, RFC, cliente, transacción, número de pago o monto',
  buscar: 'Buscar',
  buscarNada: 'Nada coincide. Prueba con el localizador, el RFC, el número de transacción o el monto.',
  buscarEmpieza: 'Escribe lo que sepas del pago y presiona Enter.',
  resultados: ({ n }: { n: number }) => contar(n, 'resultado', 'resultados'),

  repartirTitulo: ({ movimiento }: { movimiento: string }) => `Repartir el ${movimiento}`,
  repartirTexto: 'Agrega los pagos que cubre y escribe cuánto va a cada uno. Lo que sobre queda por asignar.',
  agregarPago: 'Agregar un pago',
  agregar: 'Agregar',
  agregarEste: ({ nombre }: { nombre: string }) => `Agregar ${nombre}`,
  yaEnReparto: 'Ya está en el reparto',
  quitarLinea: ({ nombre }: { nombre: string }) => `Quitar ${nombre}`,
  montoPara: ({ nombre }: { nombre: string }) => `Monto para ${nombre}`,
  deSaldo: ({ monto }: { monto: string }) => `por cubrir ${monto}`,
  repartido: 'Repartido',
  quedaPorAsignar: 'Queda por asignar',
  sobrepasa: ({ monto }: { monto: string }) =>
    `Lo repartido pasa del movimiento por ${monto}. Baja algún monto.`,
  pasaDelPago: ({ monto }: { monto: string }) => `Del pago solo queda ${monto} por cubrir`,
  montoRequerido: 'Escribe un monto mayor a 0',
  sinLineas: 'Aún no has agregado pagos.',
  aplicarReparto: ({ n }: { n: number }) => `Aplicar a ${contar(n, 'pago', 'pagos')}`,

  metodoTitulo: ({ localizador }: { localizador: string }) => `Método de pago para la reserva ${localizador}`,
  metodo: 'Método de pago',
  reusoTitulo: 'Esta transferencia parece ya registrada',
  reusoDe: ({ localizador }: { localizador: string }) => `Pago nuevo para la reserva ${localizador}`,
  elige: 'Elige uno',
}
