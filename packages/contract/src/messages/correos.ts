import { closing, contar } from '../message-type.ts'

/** Texts of the mails. What a person reads outside the product: says who asks, what to do and until when. */
export const correosTexto = {
  saludo: 'Hola:',
  siNoFunciona: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  pie: 'Recibes este correo porque tu dirección está en Valija, el portal de facturas de la agencia.',
  noRespondas: 'Este buzón no se lee; no respondas a este mensaje.',
  invitacion: {
    asunto: 'Te invitaron a Valija',
    titulo: 'Crea tu contraseña y entra a Valija',
    cuerpo: ({ quien, rol }: { quien: string; rol: string }) =>
      `${quien} te invitó a usar Valija como ${rol}. En Valija se cargan las facturas, se revisan y se sigue su pago.`,
    siguiente: 'Elige tu contraseña; después, un administrador autoriza tu acceso.',
    boton: 'Crear mi contraseña',
    vence: ({ dias }: { dias: number }) =>
      `El enlace sirve una sola vez y vence en ${contar(dias, 'día', 'días')}.`,
    ignora:
      'Si no esperabas esta invitación, ignora este correo: sin tu contraseña no se abre ninguna cuenta.',
  },
  cuentaProveedor: {
    asunto: 'Tu cuenta de proveedor en Valija está lista',
    titulo: 'Tu cuenta de proveedor está lista',
    cuerpo: ({ agencia }: { agencia: string }) =>
      `Se creó tu cuenta en Valija para cargar las facturas de ${agencia || 'tu hotel'} y seguir su pago. Solo falta tu contraseña.`,
    boton: 'Crear mi contraseña',
  },
  credenciales: {
    asunto: 'Tus datos de acceso a Valija',
    titulo: 'Tus datos de acceso',
    cuerpo: ({ agencia }: { agencia: string }) =>
      `Se creó tu cuenta en Valija para cargar las facturas de ${agencia || 'tu hotel'} y seguir su pago.`,
    correo: 'Correo',
    contrasena: 'Contraseña',
    cambia: 'Al entrar por primera vez te pediremos una contraseña nueva.',
    boton: 'Entrar a Valija',
  },
  cuentaPago: {
    asunto: {
      Pendiente: 'Se pidió cambiar tu cuenta de pago',
      Aprobada: 'Tu cuenta de pago cambió',
      Rechazada: 'No se cambió tu cuenta de pago',
      Retirada: 'Se retiró el cambio de tu cuenta de pago',
    },
    cuerpo: {
      Pendiente: ({ razonSocial, cuenta }: { razonSocial: string; cuenta: string }) =>
        `Se pidió pagar las comisiones de ${razonSocial} en la cuenta ${cuenta}. Un administrador la revisa; mientras tanto tus pagos esperan. Si no pediste este cambio, avisa de inmediato a la agencia.`,
      Aprobada: ({ razonSocial, cuenta }: { razonSocial: string; cuenta: string }) =>
        `Desde hoy las comisiones de ${razonSocial} se pagan en la cuenta ${cuenta}. Si no pediste este cambio, avisa de inmediato a la agencia.`,
      Rechazada: ({ razonSocial, cuenta }: { razonSocial: string; cuenta: string }) =>
        `La cuenta ${cuenta} no fue aprobada para ${closing(razonSocial)} Tus pagos siguen en la cuenta de antes.`,
      Retirada: ({ razonSocial, cuenta }: { razonSocial: string; cuenta: string }) =>
        `Quien pidió pagar en la cuenta ${cuenta} las comisiones de ${razonSocial} retiró su solicitud. Tus pagos siguen en la cuenta de antes.`,
    },
    motivo: 'Motivo',
  },
  complementos: {
    asunto: {
      porVencer: ({ fecha }: { fecha: string }) => `Tu complemento de pago vence el ${fecha}`,
      vence: () => 'Tu complemento de pago vence hoy',
      vencido: () => 'Tu complemento de pago está vencido',
      datos: () => 'Datos para tu complemento de pago',
      cancelado: () => 'Tu complemento de pago está cancelado ante el SAT',
      rechazado: () => 'La agencia no aceptó tu complemento de pago',
    },
    cancelado:
      'El SAT da por cancelado un complemento que habías entregado. Los pagos que cubría vuelven a esperar uno.',
    rechazado: ({ motivo }: { motivo: string }) =>
      `La agencia revisó un complemento que habías entregado y no lo aceptó: ${motivo.replace(/[.\s]*$/, '')}. Los pagos que cubría vuelven a esperar uno.`,
    titulo: ({ lote }: { lote: string }) => `Complemento de pago del lote ${lote}`,
    cuerpo: ({ n, fecha, paso }: { n: number; fecha: string; paso: boolean }) =>
      `Falta el complemento de ${contar(n, 'pago', 'pagos')}. La fecha límite ${paso ? 'fue' : 'es'} el ${fecha}.`,
    subelo: 'Emítelo con estos datos y súbelo con su PDF.',
    envialo:
      'Emítelo con estos datos y envíalo, con su PDF, a la persona que te atiende en la agencia: ahí lo registran.',
    dato: ({ parcialidad, pagado, anterior, insoluto, fecha, forma }: Record<string, string>) =>
      `FechaPago ${fecha}, FormaDePagoP ${forma}, parcialidad ${parcialidad}, saldo anterior ${anterior}, pagado ${pagado}, insoluto ${insoluto}`,
    sinImpuestos: 'los impuestos (ObjetoImpDR, ImpuestosDR) son los de tu factura, en proporción a lo pagado',
    mas: ({ n }: { n: number }) => `Y ${contar(n, 'pago más', 'pagos más')}: los encuentras en Valija.`,
    masSinCuenta: ({ n }: { n: number }) =>
      `Y ${contar(n, 'pago más', 'pagos más')}: pide sus datos a la persona que te atiende en la agencia.`,
    boton: 'Subir complemento',
  },
  facturaRevisada: {
    asunto: {
      aceptada: ({ factura }: { factura: string }) => `Tu factura ${factura} se aceptó`,
      rechazada: ({ factura }: { factura: string }) => `Tu factura ${factura} no se aceptó`,
    },
    cuerpo: {
      aceptada: ({ lote }: { lote: string }) =>
        `Llevaba un complemento que Valija no conoce y una persona de la agencia la revisó. Sigue en el lote «${lote}»; no tienes que hacer nada.`,
      rechazada: ({ lote }: { lote: string }) =>
        `Llevaba un complemento que Valija no conoce y una persona de la agencia la revisó. Salió del lote «${lote}» y no se paga. Lee el motivo: corrígela o timbra otra sin ese complemento, y cárgala de nuevo.`,
    },
    motivo: 'Motivo',
    total: 'Total',
    boton: 'Ver mis lotes',
  },
  borradorPorVencer: {
    asunto: 'Tu borrador de lote está por vencer',
    titulo: 'Tu borrador está por vencer',
    cuerpo: ({ nombre, fecha }: { nombre: string; fecha: string }) =>
      `${nombre === '' ? 'El borrador de lote que dejaste a medias' : `El borrador «${nombre}»`} se elimina el ${fecha}, con las facturas que cargaste. Si lo abres y sigues, se conserva.`,
    boton: 'Continuar borrador',
  },
  recuperacion: {
    asunto: 'Cambia tu contraseña de Valija',
    titulo: 'Cambia tu contraseña',
    cuerpo: 'Pediste cambiar la contraseña con la que entras a Valija.',
    boton: 'Cambiar mi contraseña',
    vence: ({ minutos }: { minutos: number }) =>
      `El enlace sirve una sola vez y vence en ${contar(minutos, 'minuto', 'minutos')}.`,
    ignora: 'Si no fuiste tú, ignora este correo: tu contraseña sigue igual.',
  },
  pruebaCorreo: {
    asunto: 'Confirma tu correo para usar Valija',
    titulo: 'Confirma que este correo es tuyo',
    cuerpo:
      'Con un enlace que te dieron a mano se creó una cuenta de Valija con tu correo. Elige aquí tu contraseña para confirmar que es tuya: la que se escribió antes deja de servir. Después, un administrador autoriza tu acceso.',
    boton: 'Elegir mi contraseña',
    ignora: 'Si no esperabas una cuenta, ignora este correo: sin confirmarlo, no se autoriza.',
  },
  avisoDeCuenta: {
    cuando: 'Cuándo',
    quien: 'Quién lo hizo',
    equipo: 'Dispositivo',
    direccion: 'Dirección de red',
    boton: 'Revisar tu cuenta',
    siNoFuiste:
      'Si no fuiste tú, cambia tu contraseña con «¿Olvidaste tu contraseña?» en la página de inicio y avisa de inmediato a la agencia.',
    sucesos: {
      inicioSesion: {
        asunto: 'Tu cuenta de Valija se usó en un dispositivo nuevo',
        cuerpo: () => 'Alguien inició sesión con tu cuenta en un dispositivo desde el que no habías entrado.',
      },
      contrasenaCambiada: {
        asunto: 'Tu contraseña de Valija cambió',
        cuerpo: () => 'La contraseña de tu cuenta cambió y las demás sesiones se cerraron.',
      },
      contrasenaRestablecida: {
        asunto: 'Tu contraseña de Valija cambió',
        cuerpo: () =>
          'La contraseña de tu cuenta cambió con un enlace enviado a este correo y todas las sesiones se cerraron.',
      },
      correoCambiado: {
        asunto: 'El correo de tu cuenta de Valija cambió',
        cuerpo: ({ nombre }: { nombre: string }) =>
          `Un administrador cambió el correo de tu cuenta: ahora es ${closing(nombre)} Con el de antes ya no se entra.`,
      },
      segundoFactorActivado: {
        asunto: 'Se activó la verificación en dos pasos de tu cuenta de Valija',
        cuerpo: () => 'Desde ahora tu cuenta pide un segundo paso además de la contraseña.',
      },
      segundoFactorQuitado: {
        asunto: 'Se quitó la verificación en dos pasos de tu cuenta de Valija',
        cuerpo: () => 'Tu cuenta ya no pide un segundo paso: se entra con la contraseña.',
      },
      codigoRecuperacionUsado: {
        asunto: 'Se usó un código de recuperación de tu cuenta de Valija',
        cuerpo: ({ nombre }: { nombre: string }) =>
          `En lugar del segundo paso se escribió uno de tus códigos de recuperación. Te quedan ${nombre}.`,
      },
      codigosRenovados: {
        asunto: 'Los códigos de recuperación de tu cuenta de Valija cambiaron',
        cuerpo: () => 'Se hicieron códigos de recuperación nuevos; los de antes ya no sirven.',
      },
      llaveAgregada: {
        asunto: 'Se agregó una llave de acceso a tu cuenta de Valija',
        cuerpo: ({ nombre }: { nombre: string }) =>
          `Con la llave «${nombre}» se entra a tu cuenta sin contraseña.`,
      },
      llaveQuitada: {
        asunto: 'Se quitó una llave de acceso de tu cuenta de Valija',
        cuerpo: ({ nombre }: { nombre: string }) => `La llave «${nombre}» ya no abre tu cuenta.`,
      },
    },
  },
  nuevoColaborador: {
    asunto: ({ agencia }: { agencia: string }) => `${agencia} tiene un nuevo colaborador en Valija`,
    titulo: 'Nuevo colaborador',
    cuerpo: ({ correo, agencia }: { correo: string; agencia: string }) =>
      `${correo} ya puede cargar facturas de ${agencia} en Valija. Si no lo conoces, avisa de inmediato a la agencia de viajes.`,
    boton: 'Ver tus colaboradores',
  },
  cuentaAceptada: {
    asunto: 'Ya puedes usar Valija',
    titulo: 'Tu acceso fue autorizado',
    cuerpo: ({ rol }: { rol: string }) => `Un administrador autorizó tu acceso a Valija como ${rol}.`,
    boton: 'Entrar a Valija',
  },
} as const
