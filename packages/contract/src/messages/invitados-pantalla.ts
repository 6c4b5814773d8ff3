import { contar, facturas } from '../message-type.ts'

/** Texts of the screens of guests: agents without an account. Documented wording is exact. */
export const invitadosPantalla = {
  iniciarSesion: 'Iniciar sesión',
  sinRed: 'No hay conexión. Lo que ya subiste está guardado; sigue cuando vuelva la red.',
  inicio: 'Comisionista invitado',
  entrada: {
    titulo: 'Entra con tu RFC',
    texto: 'Si facturas comisiones y no tienes cuenta, escribe el RFC con el que emites.',
    rfc: 'RFC',
    ayuda: '12 caracteres si es de una empresa, 13 si es de una persona',
    boton: 'Continuar',
    sinRegistro:
      'Revisa que esté bien escrito; si es el tuyo, pide a la empresa que te paga que lo registre.',
    conCuenta: 'Tengo cuenta: iniciar sesión',
    portal: 'Ese RFC ya tiene invitación a Valija: inicia sesión con tu correo.',
  },
  menu: {
    titulo: 'Comisionista invitado',
    texto:
      'Sin cuenta: lo que haces aquí se une a tu agencia por tu RFC y el localizador de una reserva tuya.',
    otroRfc: 'Usar otro RFC',
    consultar: 'Consultar datos para facturar',
    consultarTexto: 'Lo que debe decir tu factura, con el localizador de tu reserva',
    cuenta: 'Actualizar datos bancarios',
    cuentaTexto: 'Pide que te paguen en otra cuenta, con tu carátula bancaria',
    cargar: 'Cargar factura en XML y PDF',
    cargarTexto: 'Se revisa al momento y te dice qué corregir',
    preguntasTexto: 'Documento PDF; se abre en otra pestaña',
  },
  cuenta: {
    rfc: 'RFC',
    bookingCode: 'Localizador de una reserva tuya',
    bookingCodeAyuda: 'Hasta 6 letras o números; así sabemos que es tu agencia',
    siguiente:
      'Nada cambia hasta que se confirme desde el correo registrado de tu agencia o con quien la atiende en la empresa.',
  },
  confirmar: {
    titulo: 'Confirma el cambio de cuenta',
    texto: ({ razonSocial, fecha }: { razonSocial: string; fecha: string }) =>
      `El ${fecha} se pidió pagar las comisiones de ${razonSocial} en esta cuenta:`,
    noFuiste: 'Si no lo pediste, cierra esta página: sin tu confirmación nada cambia.',
    boton: 'Confirmar cambio',
    hecho: 'Cambio confirmado',
    invalido: 'Este enlace no sirve',
    otro: 'Ya se usó, venció o la petición se resolvió de otra forma. Si aún quieres el cambio, pídelo otra vez en «Actualizar datos bancarios».',
    irAlMenu: 'Ir a Comisionista invitado',
  },
  carga: {
    titulo: 'Cargar facturas como invitado',
    pasos: { facturas: 'Cargar facturas', reservas: 'Validar reserva', guardar: 'Guardar lote' },
    reglasXml: ({ n }: { n: number }) =>
      `Los .xml, hasta ${n} y de un mismo emisor, y si los tienes sus .pdf: sueltos o en un ZIP. Se revisan al momento.`,
    pdfsSueltos: ({ nombres }: { nombres: readonly string[] }) =>
      `Sin ligar: ${nombres.join(', ')}. ${
        nombres.length === 1 ? 'Se liga' : 'Se ligan'
      } por su UUID o su nombre al cargar su factura; si no, lo eliges en «Guardar lote».`,
    conserva: ({ cuando }: { cuando: string }) => `Tu carga se conserva hasta el ${cuando}.`,
    cerrado: 'Este módulo no se puede ver todavía',
    cerradoReservas: 'Primero carga al menos una factura que cumpla las reglas.',
    cerradoGuardar: 'Primero ingresa las reservas de tus facturas y valídalas.',
    irA: ({ paso }: { paso: string }) => `Ir a ${paso}`,
    subiendo: ({ n }: { n: number }) => `${contar(n, 'archivo', 'archivos')} por subir`,
    revisando: ({ n }: { n: number }) => `Preguntando al SAT por ${facturas(n)}`,
    consultandoAnt: ({ n }: { n: number }) => `Validando las reservas de ${facturas(n)}`,
    sinRed:
      'No hay conexión. Tus archivos están guardados en este equipo y se suben automáticamente al volver la red.',
    satSinPedir: 'Le estamos preguntando al SAT.',
    verificar: 'Verificar de nuevo',
    cargarOtras: 'Quitarlas y cargar otras',
    quitar: 'Quitar',
    ningunaCuadra: 'Ninguna factura cuadra con sus reservas: corrige los localizadores o la factura.',
    ningunaContinua: 'Ninguna factura cumple las reglas todavía: corrígelas y carga las nuevas.',
    empezar: 'Empezar de nuevo',
    empezarTitulo: 'Se eliminará esta carga',
    empezarTexto: ({ n }: { n: number }) =>
      `Se quita${n === 1 ? '' : 'n'} ${facturas(n)} y lo que escribiste. No se puede deshacer.`,
    vencida: 'Empieza otra vez',
    reservasTexto:
      'Escribe el localizador de la reserva que ampara cada factura. Si ampara varias, sepáralas con un espacio.',
    localizadores: ({ nombre }: { nombre: string }) => `Localizadores de la factura ${nombre}`,
    revisa: ({ codigos }: { codigos: string }) => `Revisa ${codigos}`,
    localizadoresCorto: 'Localizadores',
    validarReserva: 'Validar reserva',
    suman: ({ total }: { total: string }) => `Suman ${total}`,
    continuan: ({ n }: { n: number }) => (n === 1 ? '1 factura continúa' : `${facturas(n)} continúan`),
    continuarCon: ({ n }: { n: number }) => `Continuar con ${facturas(n)}`,
    reservasListas: ({ facturas: f, reservas }: { facturas: number; reservas: number }) =>
      `${facturas(f)} con ${contar(reservas, 'reserva validada', 'reservas validadas')}`,
    correo: 'Correo electrónico',
    correoAyuda: 'Ahí te enviamos el resumen del lote',
    guardar: 'Guardar lote',
    guardadoTitulo: ({ nombre }: { nombre: string }) => `Lote «${nombre}»`,
    guardadoTexto: ({ n, reservas, total }: { n: number; reservas: number; total: string }) =>
      `${facturas(n)} por ${total}, de ${contar(reservas, 'reserva', 'reservas')}.`,
    guardadoCorreo: ({ correo }: { correo: string }) => `Enviamos el resumen a ${correo}.`,
    guardadoSiguePpd: ({ n, dia }: { n: number; dia: number }) =>
      `La empresa que te paga revisa el lote y programa su pago. Cuando te pague te falta un paso: ${
        n === 1 ? 'tu factura PPD lleva' : `tus ${n} facturas PPD llevan`
      } complemento de pago; envíaselo a más tardar el día ${dia} del mes siguiente al pago.`,
    guardadoSigue: 'La empresa que te paga revisa el lote y programa su pago. No tienes que hacer nada más.',
    otra: 'Cargar otras facturas',
    alMenu: 'Volver al menú',
  },
} as const
