type Regla = { titulo: string; remedio: string }
const r = (titulo: string, remedio: string): Regla => ({ titulo, remedio })
const reemite =
  'Emite otra con los datos de «Lo que debe decir tu factura» y después cancela esta con motivo 01.'

const seguirConAviso =
  'No es lo que dice «Lo que debe decir tu factura». Puedes continuar; corrígelo en la siguiente.'

/** Per rule of a commission invoice: its name on the dictamen and what to do when it does not hold. */
export const reglasComision = {
  comisionEmisor: r('El emisor eres tú', 'Carga una factura emitida con el RFC que tienes registrado.'),
  comisionReceptor: r(
    'El receptor tiene tu RFC registrado',
    'Esta instalación compara el RFC del receptor con el tuyo. Emite otra con ese receptor o avisa a la agencia.',
  ),
  comisionRegimen: r(
    'Régimen fiscal admitido',
    'Se admiten los regímenes 601, 612, 621 y 626. Si cambiaste de régimen, avisa a la agencia antes de facturar.',
  ),
  comisionRegimenRegistrado: r(
    'Régimen fiscal registrado',
    'Emite otra con el régimen que tienes registrado, o pide a la agencia que lo actualice con tu constancia de situación fiscal.',
  ),
  comisionClaseRfc: r(
    'Régimen y tipo de RFC',
    'Los regímenes 612 y 621 son de personas físicas (RFC de 13 caracteres). Emite otra con tu régimen.',
  ),
  comisionCortePue: r(
    'Día límite de PUE',
    'Emite otra con método PPD y forma de pago 99, y cancela esta con motivo 01.',
  ),
  comisionAnio: r('Año del timbrado', 'La factura está timbrada en un año que aún no llega: se descarta.'),
  comisionIva: r('IVA trasladado', reemite),
  comisionSinIva: r(
    'Toda la comisión lleva IVA al 16 %',
    'Hay importes sin IVA al 16 % (objeto de impuesto distinto de 02, exentos o con otra tasa). Emite otra con IVA en todos sus conceptos y después cancela esta con motivo 01.',
  ),
  comisionRetIva: r('IVA retenido', reemite),
  comisionRetIvaFalta: r(
    'Falta el IVA retenido',
    'Tu régimen lleva retención de IVA (impuesto 002). Emite otra que la incluya y cancela esta con motivo 01.',
  ),
  comisionRetIsr: r('ISR retenido', reemite),
  comisionRetIsrFalta: r(
    'Falta el ISR retenido',
    'Tu régimen lleva retención de ISR (impuesto 001). Emite otra que la incluya y cancela esta con motivo 01.',
  ),
  comisionRetNoAplica: r(
    'Las retenciones no aplican',
    'Tu régimen no lleva retenciones. Emite otra sin ellas y cancela esta con motivo 01.',
  ),
  comisionIsrNoHabitual: r(
    'ISR retenido poco habitual',
    'Las comisiones de tu régimen no suelen llevar retención de ISR. Puedes continuar; confírmalo con tu contador.',
  ),
  comisionRetIvaLejos: r(
    'IVA retenido lejos de su tasa',
    'Lo que retiene tu factura se aparta de las dos terceras partes del IVA. Puedes continuar; confírmalo con tu contador.',
  ),
  comisionRetIsrLejos: r(
    'ISR retenido lejos de su tasa',
    'Lo que retiene tu factura se aparta de la tasa de tu régimen. Puedes continuar; confírmalo con tu contador.',
  ),
  comisionUsoCfdi: r('Uso del CFDI', seguirConAviso),
  comisionCodigoPostal: r('Código postal del receptor', seguirConAviso),
  comisionClaveProdServ: r('Clave de producto o servicio', seguirConAviso),
  comisionClaveUnidad: r('Clave de unidad', seguirConAviso),
  comisionTotal: r(
    'Total de las comisiones',
    'Emite otra por el total que dice la pre-factura, o elimina la pre-factura y elige otras reservas.',
  ),
  comisionAnt: r('ANT acepta la factura y sus reservas', 'Revisa el motivo que da ANT y avisa a la agencia.'),
} satisfies Record<string, Regla>
