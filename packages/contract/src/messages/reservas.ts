type DelPago = { factura: string; fechaPago: string; pagada: boolean }
/** The amount, or that nobody can say that it is not more. */
type AlMenos = { importe: string; alMenos: boolean }
const loQueSea = ({ importe, alMenos }: AlMenos): string => (alMenos ? `al menos ${importe}` : importe)
const sePaga = ({ fechaPago, pagada }: DelPago): string => `${pagada ? 'se pagó' : 'se paga'} el ${fechaPago}`

/** The warnings of a booking: what is found, what would be in order, what to do. Amounts come written. */
export const avisosDeReserva = {
  pagoAntesDelCobro: {
    titulo: 'Se paga al hotel antes de que pague el cliente',
    encontrado: (p: DelPago & { cobrado: string; vendido: string }) =>
      `La factura ${p.factura} ${p.fechaPago === '' ? 'está por pagarse' : sePaga(p)} y el cliente ha pagado ${p.cobrado} de ${p.vendido}.`,
    remedio: 'Cobra lo que falta, o cambia la fecha de pago del lote.',
    remedioPagada: 'Cobra lo que falta.',
  },
  pagoAntesDeLaEstancia: {
    titulo: 'Se paga al hotel antes de la estancia',
    encontrado: (p: DelPago & { inicio: string }) =>
      `La factura ${p.factura} ${sePaga(p)} y la estancia empieza el ${p.inicio}.`,
    remedio: 'Revisa si este hotel pide pago por adelantado; si no, cambia la fecha de pago.',
    remedioPagada: 'Revisa si este hotel pide pago por adelantado.',
  },
  facturadoDeMas: {
    titulo: 'El hotel factura más que el costo',
    encontrado: (p: AlMenos & { facturado: string; costo: string }) =>
      `Facturado ${p.facturado}, costo ${p.costo}: ${loQueSea(p)} de más.`,
    remedio: 'Pide al hotel una nota de crédito o que sustituya la factura.',
  },
  facturadaDosVeces: {
    titulo: 'La reserva está facturada más de una vez',
    encontrado: (p: { facturas: string; importe: string }) =>
      `La facturan ${p.facturas}: ${p.importe} además de la primera.`,
    remedio: 'Pregunta al hotel cuál vale y retira la otra.',
  },
  facturadaPorOtroHotel: {
    titulo: 'La facturó otro hotel',
    encontrado: (p: { factura: string; emisor: string }) =>
      `La factura ${p.factura} es de ${p.emisor}, que no es el hotel de la reserva.`,
    remedio: 'Revisa el localizador con el hotel antes de pagar.',
  },
  canceladaFacturada: {
    titulo: 'La reserva está cancelada y facturada',
    encontrado: (p: { facturas: string; importe: string }) => `La facturan ${p.facturas}, por ${p.importe}.`,
    remedio: 'Si no hay penalización que pagar, pide al hotel que cancele la factura.',
  },
  pagadaSinFactura: {
    titulo: 'El cliente pagó y el hotel no ha facturado',
    encontrado: (p: { fin: string; costo: string | null }) =>
      `La estancia terminó el ${p.fin} y no hay factura. ${p.costo === null ? 'No sabemos cuánto costó.' : `Se esperan ${p.costo}.`}`,
    remedio: 'Pide la factura al hotel.',
  },
  pagoAlHotelSinFactura: {
    titulo: 'Se pagó al hotel más de lo que su factura vale',
    encontrado: (p: { factura: string; importe: string }) =>
      `De la factura ${p.factura} se pagaron ${p.importe} que ya no ampara.`,
    remedio: 'Pide al hotel que lo devuelva, o una factura que lo ampare: esa ya está pagada.',
  },
  comisionSinCobro: {
    titulo: 'Se debe comisión de una reserva sin pagar',
    encontrado: (p: AlMenos & { porCobrar: string }) =>
      `La comisión es de ${loQueSea(p)} y al cliente le faltan ${p.porCobrar}.`,
    remedio: 'Cobra la reserva antes de pagar la comisión.',
  },
  clienteSobrepagado: {
    titulo: 'El cliente pagó de más',
    encontrado: (p: AlMenos & { cobrado: string; vendido: string }) =>
      `Cobrado ${p.cobrado} de ${p.vendido}: sobran ${loQueSea(p)}.`,
    remedio: 'Revisa si un pago es de otra reserva; si no, devuelve lo que sobra.',
  },
} as const

/** What a call about bookings refuses with. */
export const reservas = {
  reservaNoHallada: 'No encontramos esa reserva entre las que puedes ver.',
  reservaSinRespuesta:
    'El motor de reservas no respondió y aquí no hay nada de esa reserva. Intenta de nuevo en unos minutos.',
  avisoNoAbierto: 'Ese aviso ya no está abierto. Vuelve a cargar la página para ver cómo quedó.',
} as const
