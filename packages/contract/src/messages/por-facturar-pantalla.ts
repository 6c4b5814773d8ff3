import { contar } from '../message-type.ts'

/** Texts of the lists of what nobody has sent. */
export const porFacturarPantalla = {
  titulo: 'Por facturar',
  /** For a hotel and an agent: it is they who send it. */
  tituloPropio: 'Lo que te falta facturar',
  inicio: 'Inicio',
  pestanas: {
    hoteles: 'Hoteles sin facturar',
    reservas: 'Reservas sin factura',
    comisiones: 'Comisiones sin facturar',
    pagos: 'Pagos sin reserva',
  },
  hotelSustantivo: ['hotel', 'hoteles'] as const,
  reservaSustantivo: ['reserva', 'reservas'] as const,
  agenteSustantivo: ['comisionista', 'comisionistas'] as const,
  pagoSustantivo: ['pago', 'pagos'] as const,
  sinHoteles: 'Ningún hotel debe facturas',
  sinReservas: 'Ninguna reserva espera factura',
  sinComisiones: 'Ningún comisionista tiene comisiones por facturar',
  sinPagos: 'Todos los pagos tienen su reserva',
  noListan: 'No podemos saber qué reservas faltan por facturar',
  ilegibles: ({ n, cuales }: { n: number; cuales: readonly string[] }) =>
    `${contar(n, 'reserva de los motores no se pudo leer', 'reservas de los motores no se pudieron leer')}${
      cuales.length === 0 ? '' : ` (${cuales.join(', ')}${n > cuales.length ? '…' : ''})`
    }: esta lista no la${n === 1 ? '' : 's'} cuenta, o la${n === 1 ? '' : 's'} cuenta como estaba${n === 1 ? '' : 'n'} antes.`,
  noListanTexto:
    'El motor de reservas de esta instalación no da la lista de reservas por estancia. Aquí solo se ve lo que ya conocemos por otros caminos.',
  sinLeer: 'Todavía no se lee la lista de reservas',
  sinLeerTexto: 'Se lee cada cinco minutos. Esta lista estará completa cuando termine.',
  falla: 'La lista de reservas puede estar atrasada',
  fallaTexto: ({ cuando }: { cuando: string }) =>
    `El motor de reservas no respondió la última vez. Lo que ves es de ${cuando}.`,
  aLaFecha: ({ cuando }: { cuando: string }) => `Reservas leídas: ${cuando}.`,
  resumenHoteles: ({
    reservas,
    hoteles,
    suma,
    dias,
  }: {
    reservas: number
    hoteles: number
    suma: string
    dias: number
  }) =>
    `${contar(reservas, 'reserva', 'reservas')} de ${contar(hoteles, 'hotel', 'hoteles')} por ${suma}. La más antigua terminó hace ${contar(dias, 'día', 'días')}.`,
  reservasSinHotel: ({ n }: { n: number }) =>
    n === 1
      ? 'De 1 reserva sin factura el motor no dice el hotel: en esta cuenta no está.'
      : `De ${n} reservas sin factura el motor no dice el hotel: en esta cuenta no están.`,
  resumenComisiones: ({
    comisiones,
    agentes,
    total,
    dias,
  }: {
    comisiones: number
    agentes: number
    total: string
    dias: number
  }) =>
    `${contar(comisiones, 'comisión', 'comisiones')} de ${contar(agentes, 'comisionista', 'comisionistas')} por ${total}. La más antigua es de hace ${contar(dias, 'día', 'días')}.`,
  agenciasSinLeer: ({ n }: { n: number }) =>
    n === 1
      ? 'De 1 comisionista no hemos leído sus comisiones: aquí no aparecen.'
      : `De ${n} comisionistas no hemos leído sus comisiones: aquí no aparecen.`,
  resumenPagos: ({ pagos, suma, dias }: { pagos: number; suma: string; dias: number }) =>
    `${contar(pagos, 'pago', 'pagos')} por ${suma}. El más antiguo es de hace ${contar(dias, 'día', 'días')}.`,
  sinImporte: ({ n }: { n: number }) => `${n} sin importe`,
  importeDesconocido: 'El motor no lo dice',
  situaciones: {
    sinFactura: 'Sin factura',
    facturaCancelada: 'Su factura está cancelada ante el SAT, o una nota de crédito la anula',
    enBorrador: 'En un borrador',
    enLote: 'En un lote sin procesar',
    deOtroHotel: 'En un lote de otro hotel',
  },
  situacion: 'Situación',
  todas: 'Todas',
  /** Where the factura of a booking is. */
  donde: ({ lote, situacion }: { lote: string | null; situacion: string }) =>
    lote !== null ? `Lote ${lote}` : situacion === 'enBorrador' ? 'Borrador sin terminar' : '',
  edad: ({ dias }: { dias: number }) => contar(dias, 'día', 'días'),
  pedir: 'Pedir facturas',
  verReservas: 'Ver reservas',
  pedirTitulo: ({ hotel }: { hotel: string }) => `Pedir facturas a ${hotel}`,
  pedirTexto: ({ n }: { n: number }) =>
    `Enviaremos un correo a su equipo con ${contar(n, 'reserva', 'reservas')} sin factura. No incluye las que ya pediste en los últimos días.`,
  pedidas: ({ n, correos }: { n: number; correos: string }) =>
    `Enviaremos ${contar(n, 'reserva', 'reservas')} a ${correos}`,
  noExiste: 'El motor no la conoce',
  noSabemos: 'Nadie la ha buscado',
  hotelDe: ({ id }: { id: string }) => `Hotel ${id}`,
  columnas: {
    nombre: 'Hotel',
    agencia: 'Comisionista',
    rfc: 'RFC',
    reservas: 'Reservas',
    comisiones: 'Comisiones',
    importe: 'Costo en pesos',
    importeUsd: 'Costo en dólares',
    sinImporte: 'Sin importe',
    masAntigua: 'La más antigua',
    dias: 'Antigüedad',
    enBorrador: 'En borrador',
    enLote: 'En lote',
    borradoresSinReservas: 'Facturas sin reservas',
    pedidoEl: 'Pedidas el',
    total: 'Total',
    enPrefactura: 'En pre-factura',
    totalEnPrefactura: 'Total en pre-factura',
    leidaEn: 'Leídas',
    localizador: 'Localizador',
    reservaAnt: 'Reserva del hotel',
    nombrePaquete: 'Paquete',
    llegada: 'Llegada',
    salida: 'Salida',
    costo: 'Costo',
    moneda: 'Moneda',
    situacion: 'Situación',
    donde: 'Dónde está',
    pagoID: 'Pago',
    concepto: 'Concepto',
    fechaPago: 'Fecha de pago',
    montoPago: 'Monto',
    estado: 'Estado',
    reserva: 'Reserva',
  },
} as const

/** The mail that asks a hotel for its facturas. */
export const correoFacturasPendientes = {
  asunto: ({ n }: { n: number }) => `Faltan tus facturas de ${contar(n, 'reserva', 'reservas')}`,
  titulo: ({ hotel }: { hotel: string }) => `Facturas pendientes de ${hotel}`,
  cuerpo: ({ n, dias }: { n: number; dias: number }) =>
    `${contar(n, 'estancia terminó', 'estancias terminaron')} hace ${contar(dias, 'día', 'días')} o más y no tenemos su factura. Cárgala en Valija para programar su pago.`,
  dato: ({ llegada, salida, costo }: { llegada: string; salida: string; costo: string }) =>
    `${llegada} a ${salida}, ${costo}`,
  sinCosto: 'importe según tu contrato',
  mas: ({ n }: { n: number }) => `Y ${n} más: las ves todas en Valija.`,
  siYa: 'Si ya facturaste alguna, cárgala o responde a tu contacto de la agencia.',
  boton: 'Ver mis reservas por facturar',
} as const
