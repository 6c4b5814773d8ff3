/** Question first, then its answer in paragraphs. No day or rate that the policy may change is written here. */
export const preguntasFrecuentes: readonly {
  titulo: string
  preguntas: readonly (readonly [pregunta: string, ...parrafos: string[]])[]
}[] = [
  {
    titulo: 'Antes de facturar',
    preguntas: [
      [
        '¿Qué comisiones puedo facturar?',
        'Las que aparecen en «Comisiones por facturar», dentro de «Detalle de comisiones». Elige las reservas y revisa el total antes de seguir. Una reserva con una leyenda en lugar de importe todavía no se puede facturar: la leyenda dice qué falta.',
      ],
      [
        '¿Para qué sirve la pre-factura?',
        'Reúne las reservas elegidas y calcula con tu régimen fiscal la base, el IVA, las retenciones y el total exactos que debe llevar tu factura. Descárgala, entrégala a quien timbra y guárdala: después subes la factura contra ella y Valija compara ambas al centavo.',
      ],
      [
        '¿Qué datos del receptor uso?',
        'Los de la empresa que aparece en tu pre-factura: RFC, razón social, régimen fiscal y código postal. El uso de CFDI, el método y la forma de pago también están ahí. Cópialos tal cual: un solo dato distinto hace que la factura se rechace.',
      ],
    ],
  },
  {
    titulo: 'La factura',
    preguntas: [
      [
        '¿Qué archivos subo?',
        'El XML timbrado (CFDI 4.0) y su PDF. El XML es el que se revisa: estructura, sello, timbre, importes, impuestos y estado en el SAT.',
      ],
      [
        '¿Qué retenciones debe llevar?',
        'Depende de tu régimen y de si eres persona física o moral. Una persona moral (RFC de 12 caracteres) no lleva retenciones. Una persona física (RFC de 13) en el Régimen Simplificado de Confianza lleva retención de IVA y de ISR; en actividad empresarial (612) o incorporación fiscal (621) lleva retención de IVA.',
        'La pre-factura muestra las tasas vigentes y el importe de cada una para tus reservas. Si tienes dudas sobre tu régimen, consulta a tu contador.',
      ],
      [
        '¿PUE o PPD?',
        'PUE si la factura se paga completa en el mismo mes en que se emite; PPD si se paga después o en partes. Cada una se recibe hasta un día del mes: lo ves en «Configuraciones», en los días de corte. Si el corte de PUE ya pasó, emítela como PPD.',
      ],
      [
        'Mi factura fue rechazada, ¿qué hago?',
        'Abre el dictamen: por cada regla que no se cumple dice qué se encontró, qué se esperaba y cómo corregirlo. Casi siempre hay que cancelar la factura con motivo 01, emitir otra que la sustituya con los datos correctos y subir la nueva. El bloque «Cómo corregirla» se puede copiar y enviar a quien factura.',
      ],
      [
        'Dice «Sin verificar», ¿está mal?',
        'No. El SAT no respondió cuando se le preguntó. Valija vuelve a preguntar sola; tu factura sigue su camino cuando el SAT contesta.',
      ],
      [
        'Dice que ya fue cargada',
        'El mismo folio fiscal (UUID) ya está en otro lote. Cada factura se registra una sola vez. Si la subiste por error en otro lote, pide al administrador que lo revise.',
      ],
    ],
  },
  {
    titulo: 'El pago',
    preguntas: [
      [
        '¿Cuándo me pagan?',
        'El lote pasa por cuatro etapas: no procesado, en proceso de envío, en proceso de pago y pagado. Desde que se procesa tiene una fecha de pago, que ves en «Inicio» y en «Estado de facturas».',
      ],
      [
        '¿En qué cuenta?',
        'En la que aparece en «Cuenta de pago». Para cambiarla usa «Cambiar cuenta beneficiaria», adjunta la carátula bancaria en PDF y espera la aprobación: mientras tanto los pagos pendientes se detienen, para proteger tu dinero.',
      ],
      [
        'Mi factura es PPD, ¿qué sigue al cobrar?',
        'Debes emitir el complemento de pago. Cuando el lote se paga, Valija muestra los datos que debe llevar (fecha, forma, parcialidad y saldos) y hasta cuándo hay plazo. Súbelo en cuanto lo timbres.',
      ],
    ],
  },
  {
    titulo: 'Tu cuenta',
    preguntas: [
      [
        'No tengo cuenta, ¿puedo facturar?',
        'Sí. En la pantalla de inicio elige «Entra con tu RFC». Ahí consultas lo que debe decir tu factura y la cargas con su PDF, nombrando el localizador de cada reserva. También puedes pedir que te paguen en otra cuenta: nada cambia hasta que se confirma.',
      ],
      [
        'No puedo entrar',
        'Usa «¿Olvidaste tu contraseña?» en la pantalla de inicio. Te llega un correo con un enlace que sirve una sola vez. Si no llega, revisa el correo no deseado y pide al administrador que confirme tu dirección.',
      ],
      [
        'Dice que mi acceso está pendiente',
        'Ya creaste tu contraseña, pero un administrador debe autorizarte. Recibirás acceso en cuanto lo haga.',
      ],
      [
        '¿Puede entrar otra persona de mi agencia?',
        'Sí, con su propia invitación. No compartas tu contraseña: cada movimiento queda registrado con el nombre de quien lo hizo.',
      ],
      [
        'Vi una referencia como 7F3A21 en un error',
        'Es la clave con la que el equipo técnico encuentra lo que pasó. Compártela junto con la hora; nada de lo que guardaste se perdió.',
      ],
    ],
  },
]
