import { llamadasDePolitica } from '@valija/contract/llamadas/politica.ts'
import { cliente } from '../cliente.ts'

export const politicaApi = cliente(llamadasDePolitica)
