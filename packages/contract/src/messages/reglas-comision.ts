type Regla = { titulo: string; falla: string; remedio: string }
const r = (titulo: string, falla: string, remedio: string): Regla => ({ titulo, falla, remedio })
const reemite =
  'Emite otra con los datos de «Lo que debe decir tu factura» y después cancela esta con motivo 01.'

const seguirConAviso =
  'No es lo que dice «Lo que debe decir tu factura». Puedes continuar; corrígelo en la siguiente.'

/** Per rule of a commission invoice: its name, what is wrong and what to do then. */
export const reglasComision = {
  comisionEmisor: r(
    'Emisor',
    'La factura la emitió otro RFC',
    'Carga una factura emitida con el RFC que tienes registrado.',
  ),
  comisionReceptor: r(
    'Receptor',
    'El receptor no tiene tu RFC registrado',
    'Esta instalación compara el RFC del receptor con el tuyo. Emite otra con ese receptor o avisa a la empresa que te paga.',
  ),
  comisionRegimen: r(
    'Régimen fiscal',
    'El régimen fiscal no se admite',
    'Se admiten los regímenes 601, 612, 621 y 626. Si cambiaste de régimen, avisa a la empresa que te paga antes de facturar.',
  ),
  comisionRegimenRegistrado: r(
    'Régimen fiscal registrado',
    'El régimen fiscal no es el que tienes registrado',
    'Emite otra con el régimen que tienes registrado, o pide a la empresa que te paga que lo actualice con tu constancia de situación fiscal.',
  ),
  comisionClaseRfc: r(
    'Régimen y tipo de RFC',
    'El régimen no es de ese tipo de RFC',
    'Los regímenes 612 y 621 son de personas físicas (RFC de 13 caracteres). Emite otra con tu régimen.',
  ),
  comisionCortePue: r(
    'Día límite de PUE',
    'Es PUE y pasó el día límite',
    'Emite otra con método PPD y forma de pago 99, y cancela esta con motivo 01.',
  ),
  comisionAnio: r(
    'Año del timbrado',
    'Se timbró en un año que aún no llega',
    'La factura está timbrada en un año que aún no llega: se descarta.',
  ),
  comisionIva: r('IVA trasladado', 'El IVA trasladado no es el de la comisión', reemite),
  comisionSinIva: r(
    'IVA al 16 % en toda la comisión',
    'Hay importes sin IVA al 16 %',
    'Hay importes sin IVA al 16 % (objeto de impuesto distinto de 02, exentos o con otra tasa). Emite otra con IVA en todos sus conceptos y después cancela esta con motivo 01.',
  ),
  comisionRetIva: r('IVA retenido', 'El IVA retenido no es el de tu régimen', reemite),
  comisionRetIvaFalta: r(
    'IVA retenido',
    'Falta el IVA retenido',
    'Tu régimen lleva retención de IVA (impuesto 002). Emite otra que la incluya y cancela esta con motivo 01.',
  ),
  comisionRetIsr: r('ISR retenido', 'El ISR retenido no es el de tu régimen', reemite),
  comisionRetIsrFalta: r(
    'ISR retenido',
    'Falta el ISR retenido',
    'Tu régimen lleva retención de ISR (impuesto 001). Emite otra que la incluya y cancela esta con motivo 01.',
  ),
  comisionRetNoAplica: r(
    'Retenciones',
    'Lleva retenciones que no aplican',
    'Tu régimen no lleva retenciones. Emite otra sin ellas y cancela esta con motivo 01.',
  ),
  comisionIsrNoHabitual: r(
    'ISR retenido',
    'ISR retenido poco habitual',
    'Las comisiones de tu régimen no suelen llevar retención de ISR. Puedes continuar; confírmalo con tu contador.',
  ),
  comisionOtrosImpuestos: r(
    'Otros impuestos',
    'Lleva impuestos que una comisión no lleva',
    'El total de tu factura incluye impuestos distintos de IVA e ISR (IEPS o locales). Puedes continuar; confírmalo con tu contador.',
  ),
  comisionTerceros: r(
    'A cuenta de terceros',
    'Se factura a cuenta de otro',
    'Tu comisión es ingreso tuyo y tu factura dice que es de otro contribuyente. Emite otra sin el nodo A cuenta de terceros y cancela esta con motivo 01, o confírmalo con tu contador.',
  ),
  comisionRetIvaLejos: r(
    'IVA retenido',
    'IVA retenido lejos de su tasa',
    'Lo que retiene tu factura se aparta de las dos terceras partes del IVA. Puedes continuar; confírmalo con tu contador.',
  ),
  comisionRetIsrLejos: r(
    'ISR retenido',
    'ISR retenido lejos de su tasa',
    'Lo que retiene tu factura se aparta de la tasa de tu régimen. Puedes continuar; confírmalo con tu contador.',
  ),
  comisionUsoCfdi: r('Uso del CFDI', 'El uso del CFDI no es el de la hoja', seguirConAviso),
  comisionCodigoPostal: r(
    'Código postal del receptor',
    'El código postal del receptor no es el de la hoja',
    seguirConAviso,
  ),
  comisionClaveProdServ: r(
    'Clave de producto o servicio',
    'La clave de producto o servicio no es la de la hoja',
    seguirConAviso,
  ),
  comisionClaveUnidad: r('Clave de unidad', 'La clave de unidad no es la de la hoja', seguirConAviso),
  comisionTotalLejos: r(
    'Total de las comisiones',
    'El total se aparta de las comisiones',
    'Está dentro de lo que se tolera, pero es más de una décima parte de lo que te toca. Puedes continuar; revisa que las reservas sean las de esta factura.',
  ),
  comisionTotal: r(
    'Total de las comisiones',
    'El total no es el de las comisiones',
    'Emite otra por el total que dice la pre-factura, o elimina la pre-factura y elige otras reservas.',
  ),
} satisfies Record<string, Regla>
