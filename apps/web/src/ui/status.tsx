import { styled } from '@mui/material/styles'
import { Icon, type IconName } from './icon.tsx'
import { look, Text } from './layout.tsx'
import { c, type Tono } from './tokens.ts'

/** Status vocabulary: one word, one tone, one icon. Words not here take neutro. */
const vocabulario: Record<string, [Tono, IconName, 'hueco'?]> = {
  Vigente: ['ok', 'okc'],
  Correcta: ['ok', 'okc'],
  Aceptado: ['ok', 'okc'],
  Aceptada: ['ok', 'okc'],
  Valido: ['ok', 'okc'],
  Activo: ['ok', 'okc'],
  Pagado: ['ok', 'moneda'],
  Enviado: ['info', 'enviar'],
  Enviada: ['info', 'enviar'],
  'En proceso de envío': ['info', 'enviar'],
  'En proceso de pago': ['info', 'calend'],
  Pendiente: ['atencion', 'reloj'],
  Repetida: ['atencion', 'copiar'],
  'Falta complemento': ['atencion', 'complemento'],
  Rechazado: ['error', 'nel'],
  Rechazada: ['error', 'nel'],
  Cancelado: ['error', 'veto'],
  Bloqueado: ['error', 'veto'],
  'No Encontrado': ['error', 'perdido'],
  'En duda': ['duda', 'duda'],
  'Por revisar': ['duda', 'duda'],
  'No procesado': ['neutro', 'bandeja'],
  'Sin registrar': ['neutro', 'correo', 'hueco'],
  'Sin verificar': ['neutro', 'reloj', 'hueco'],
  Borrador: ['neutro', 'lapiz', 'hueco'],
}

const Label = styled('span')({
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  gap: 5,
  height: 24,
  padding: '0 8px 0 6px',
  borderRadius: 4,
  fontSize: 14,
  lineHeight: '18px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '&.quieto': { padding: 0, fontSize: 15, fontWeight: 400 },
  '&.hueco': { background: c.papel, boxShadow: 'inset 0 0 0 1px currentColor' },
  '&.lleno': { boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 16%, transparent)' },
})

export type StatusProps = {
  /** A word of the vocabulary; it gives the tone and the icon. */
  estado: string
  /** Text instead of the word: "12 vigentes", "2 reglas sin cumplir". */
  text?: string
  /** In a grid the expected state is icon and plain text; only what needs somebody is a filled label. */
  quiet?: boolean
  /** Tone and icon for a word outside the vocabulary. */
  tono?: Tono
  icon?: IconName
}

/** `<Status estado="Vigente" text="12 vigentes" quiet />` */
export function Status({ estado, text, quiet = false, tono, icon }: StatusProps) {
  const [tonoDe, iconOf, hueco] = vocabulario[estado] ?? (['neutro', 'bandeja'] as const)
  const tone = tono ?? tonoDe
  const drawing = <Icon name={icon ?? iconOf} size={16} stroke={2} />
  if (quiet)
    return (
      <Label className={`quieto ${look({ tone })}`}>
        {drawing}
        <Text tone="texto">{text ?? estado}</Text>
      </Label>
    )
  return (
    <Label className={`${hueco ?? 'lleno'} ${look({ tone, ground: hueco ? null : `${tone}Tinte` })}`}>
      {drawing}
      <span>{text ?? estado}</span>
    </Label>
  )
}
