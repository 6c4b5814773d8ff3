import { closing, contar, facturas } from '../message-type.ts'

type DeLote = { lote: string }

/** Texts of the mails that tell what became of a lote: what happened, why, what to do and until when. */
export const correosLotes = {
  ver: 'Ver el lote',
  motivo: 'Motivo',
  total: 'Total',
  recibido: {
    asunto: ({ lote }: DeLote) => `Recibimos tu lote ${lote}`,
    cuerpo: ({ facturas: n, reservas, total }: { facturas: number; reservas: number; total: string }) =>
      `Se guardó con ${facturas(n)} y ${contar(reservas, 'reserva', 'reservas')} por ${total}.`,
    siguiente:
      'La agencia lo procesa y le pone fecha de pago. No tienes que hacer nada: te avisamos si alguna factura necesita que la corrijas y cuando te paguemos.',
    sinVerificar: ({ n }: { n: number }) =>
      `El SAT todavía no responde por ${facturas(n)}; ${n === 1 ? 'la volvemos' : 'las volvemos'} a verificar automáticamente.`,
    ppd: ({ n, dia }: { n: number; dia: number }) =>
      `${facturas(n)} ${n === 1 ? 'es' : 'son'} PPD: cuando te paguemos emite su complemento de pago, a más tardar el día ${dia} del mes siguiente al pago.`,
  },
  porCorregir: {
    asunto: ({ n, lote }: DeLote & { n: number }) =>
      `${facturas(n)} del lote ${lote} ${n === 1 ? 'necesita' : 'necesitan'} que la${n === 1 ? '' : 's'} corrijas`,
    cuerpo: ({ n }: { n: number }) =>
      `Mientras ${n === 1 ? 'siga' : 'sigan'} así no se ${n === 1 ? 'paga' : 'pagan'}, y el lote espera. Abajo está el motivo de cada una y qué hacer.`,
    rechazada: ({ motivo }: { motivo: string }) =>
      `ANT la rechazó${motivo === '' ? '.' : `: ${closing(motivo)}`} Emite una factura con el dato correcto y cárgala en otro lote; la agencia retira esta.`,
    Cancelado:
      'Está cancelada en el SAT. Si la sustituiste, carga la que la sustituye en otro lote; si no la cancelaste tú, revisa tu buzón tributario.',
    'No Encontrado':
      'El SAT no la encuentra. Confirma con quien la timbró que el timbrado terminó; si te la vuelve a timbrar, carga la nueva en otro lote.',
    efos: 'Su emisor está en el listado 69-B del SAT. La agencia no puede pagarla hasta que el SAT lo aclare.',
    asuntoPagadas: ({ n, lote }: DeLote & { n: number }) =>
      `${facturas(n)} del lote ${lote}, ya ${n === 1 ? 'pagada, dejó' : 'pagadas, dejaron'} de valer ante el SAT`,
    cuerpoPagadas: ({ n }: { n: number }) =>
      `Te ${n === 1 ? 'la' : 'las'} pagamos, y la agencia ya no puede deducir${n === 1 ? 'la' : 'las'}. Abajo está el motivo de cada una y qué hacer.`,
    pagada: {
      Cancelado:
        'Está cancelada en el SAT. Si la sustituiste, envía a la agencia la que la sustituye: ya está pagada y no se paga otra vez. Si no, acuerda con ella la devolución.',
      'No Encontrado':
        'El SAT ya no la encuentra. Confirma con quien la timbró qué pasó y dilo a la agencia.',
      efos: 'Su emisor está en el listado 69-B del SAT. La agencia te pedirá con qué probar la operación.',
    },
    mas: ({ n }: { n: number }) => `Y ${contar(n, 'factura más', 'facturas más')}: están en el lote.`,
  },
  retirada: {
    asunto: ({ factura, lote }: DeLote & { factura: string }) =>
      `Tu factura ${factura} salió del lote ${lote}`,
    cuerpo: ({ lote }: DeLote) =>
      `La agencia la retiró para que el resto del lote «${lote}» siga; esta no se paga. Su UUID queda libre: si corriges lo que dice el motivo, cárgala de nuevo.`,
  },
  eliminado: {
    asunto: ({ lote }: DeLote) => `Se eliminó tu lote ${lote}`,
    cuerpo: ({ n, total }: { n: number; total: string }) =>
      `Llevaba ${facturas(n)} por ${total}. No se pagan con ese lote; sus UUID quedan libres y puedes cargarlas de nuevo.`,
    sinMotivo:
      'Quien lo eliminó no escribió el motivo: pregúntale a la persona que te atiende en la agencia.',
  },
  pago: {
    asunto: ({ total, lote }: DeLote & { total: string }) => `Te pagamos ${total} del lote ${lote}`,
    cuerpo: ({ total, fecha, cuenta }: { total: string; fecha: string; cuenta: string }) =>
      `El ${fecha} se te pagaron ${total} a tu cuenta ${closing(cuenta)}`,
    parcial: ({ falta }: { falta: string }) => `Es un pago parcial: del lote faltan ${falta}.`,
    completo: 'Con este pago el lote queda cubierto.',
    ppd: ({ n, fecha }: { n: number; fecha: string }) =>
      `Emite ${n === 1 ? 'el complemento' : `los ${n.toLocaleString('es-MX')} complementos`} de pago con los datos de abajo, a más tardar el ${fecha}.`,
    terminacion: ({ banco, digitos }: { banco: string; digitos: string }) =>
      digitos === '' ? `de ${banco}` : `de ${banco} terminada en ${digitos}`,
    dia: 'Fecha de pago',
    banco: 'Banco y cuenta',
    folio: 'Folio del banco',
    clave: 'Clave de rastreo',
    mas: ({ n }: { n: number }) =>
      `Y ${contar(n, 'complemento más', 'complementos más')}: sus datos están en Valija.`,
  },
  pagoAnulado: {
    asunto: ({ total, lote }: DeLote & { total: string }) =>
      `Se corrigió el aviso de pago de ${total} del lote ${lote}`,
    cuerpo: ({ total, fecha }: { total: string; fecha: string }) =>
      `Te avisamos de un pago de ${total} con fecha ${fecha}. La agencia anuló ese registro: el pago ya no cuenta en tu lote, y el complemento que pedía tampoco se espera. Si el dinero sí llegó a tu cuenta, avisa a la persona que te atiende.`,
    complemento: ({ uuid }: { uuid: string }) =>
      `Ya nos diste su complemento de pago ${uuid}. Si el pago se registra de nuevo igual, sigue valiendo; si cambia de día o de importe tendrás que sustituirlo, y si no se repite, cancelarlo.`,
  },
  resumen: {
    asunto: ({ n }: { n: number }) => `Tu día en Valija: ${contar(n, 'novedad', 'novedades')}`,
    titulo: 'Lo que pasó hoy con tus facturas',
    cuerpo: 'Esto es lo que cambió desde tu último resumen.',
    boton: 'Abrir Valija',
    mas: ({ n }: { n: number }) => `Y ${contar(n, 'novedad más', 'novedades más')}: están en tus lotes.`,
    nota: 'Elegiste un solo correo al día. En «Tu cuenta» puedes pedir un correo por cada novedad.',
  },
} as const
