import { contar } from '../message-type.ts'

/** Texts of the mails to guests and to whom a guest's request concerns. */
export const correosInvitados = {
  lote: {
    asunto: 'Recibimos tus facturas de comisiones',
    titulo: ({ nombre }: { nombre: string }) => `Recibimos el lote ${nombre}`,
    cuerpo: ({ facturas, reservas, total }: { facturas: number; reservas: number; total: string }) =>
      `Se guardó con ${contar(facturas, 'factura', 'facturas')} y ${contar(reservas, 'reserva', 'reservas')} por ${total}.`,
    siguiente: 'La empresa que te paga lo procesa y deposita en la cuenta que tiene registrada.',
    ppd: ({ n, dia }: { n: number; dia: number }) =>
      `${contar(n, 'factura es PPD', 'facturas son PPD')}: cuando te paguen emite su complemento de pago y envíalo a la empresa que te paga a más tardar el día ${dia} del mes siguiente al pago.`,
    sinValidar:
      'Tu RFC todavía no está registrado como comisionista: la empresa que te paga lo valida antes de procesar el lote.',
    reservas: ({ codes }: { codes: string }) => codes,
    mas: ({ n }: { n: number }) => `Y ${contar(n, 'factura más', 'facturas más')}.`,
    ignora: 'Si no cargaste estas facturas, avisa a la empresa que te paga: alguien escribió tu correo.',
  },
  confirmarCuenta: {
    asunto: 'Confirma el cambio de tu cuenta de pago',
    titulo: 'Confirma el cambio de tu cuenta de pago',
    cuerpo: ({ razonSocial, cuenta }: { razonSocial: string; cuenta: string }) =>
      `Alguien que conoce una de tus reservas pidió pagar las comisiones de ${razonSocial} en la cuenta ${cuenta}. Nada cambia si no lo confirmas.`,
    boton: 'Revisar y confirmar',
    vence: ({ horas }: { horas: number }) =>
      `El enlace sirve una sola vez y vence en ${contar(horas, 'hora', 'horas')}. Después de confirmar, otra persona, de la empresa que te paga, lo aprueba.`,
    ignora: 'Si no pediste este cambio, no lo confirmes y avisa a la empresa que te paga.',
  },
} as const
