import type { FallaDeCorreo } from '@valija/domain/correos/falla-de-correo.ts'

/** Within a sentence. */
export function sayFallaDeCorreo(falla: FallaDeCorreo): string {
  switch (falla.codigo) {
    case 'yaNoAplica':
      return 'ya no aplica'
    case 'deAntesDeRestaurar':
      return 'no se mandó: esperaba en el respaldo del que se restauró esta instalación'
    case 'sinRespuesta':
      return 'el servidor de correo no respondió'
    case 'rechazado':
      return `el servidor de correo lo rechazó${falla.estado === null ? '' : ` (${falla.estado})`}`
    case 'noAceptado':
      return `el servidor de correo no aceptó a Valija (${falla.estado})`
    case 'texto':
      return falla.texto
  }
}
