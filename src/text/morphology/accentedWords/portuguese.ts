/** Portuguese words that no other word looks like without accents. Written for this table. */
export const accentedWords = {
  words: `
alcançar alcançou alguém além amanhã antivírus apólice apólices armazém armazéns assitência através atrás automóveis
automóvel avançado avançar açúcar balcão balcões bilíngue bilíngues bônus cadê calças cartão cartões caráter
cerâmica cerâmicas chinês começa começando começar começaram começava começou consequência câncer cães daí difíceis
difícil dólar dólares eloquência espécies estéril falcão falcões francês freguês frequência frágeis frágil fáceis
fácil férias fértil grátis grãos hambúrguer hábil imóveis imóvel inadmissível inglês inimaginável insistência
inúteis inútil japonês jóquei júri lançar lançou lápis látex líder líderes mostruário mártir mãos mês mídia mídias
míssil móveis móvel ninguém níveis nível olá parabéns peças português porém proporções proteção providência prático
práticos pães pólen pôster público públicos refém reféns república revólver réptil sequência sérias sério sérios
também três ténis tênis têxtil tórax túnel você vocês vulcão vulcões várias vários vírus zíper ágil álcool árabe
árabes ímã órgãos úteis útil`,
  plurals: `
abraço adversário aliança almoço alumínio anúncio armário artifício artéria assédio ateliê auxílio avanço avelã
bactéria bagaço balanço bebê benefício boné braço cabeça café calendário calçada calçado cansaço capítulo cartório
catálogo cenário chalé cobrança colégio comentário começo comércio confiança conteúdo contágio convênio crachá
criança crédito crítica cálculo câmara câmbio câmera cédula célula círculo código delícia depósito diagnóstico
dicionário diferença diálogo doença domicílio domínio dormitório débito década dúvida edifício egoísta empresário
endereço escritório esforço espaço esperança espetáculo espécie estádio estágio estúdio exercício família farmácia
finança formulário fábrica fórmula ginásio glória graça guichê gênero gênio herança história histórico hortelã hífen
hóspede indústria inquérito início irmã laboratório lançamento lembrança licença liderança litígio lâmpada manhã
maracujá matrícula matéria memória miséria mudança município máquina mãe média mérito método músculo música negócio
notícia núcleo número obstáculo ofício palhaço pedaço pedágio película perícia período petróleo polícia poupança
praça preguiça prejuízo presença prestígio preço princípio privilégio propósito proteína prédio psicólogo página
pátio pêssego raciocínio raça refúgio relatório relógio remédio robô ruído ruína rádio rótulo sacrifício salário
saída saúde secretária secretário segurança sentença serviço sofá século série sítio sócio sótão terraço território
tráfego trânsito táxi tédio título túmulo vestígio veículo vitória vizinhança válvula vício vídeo água área árvore
áudio ângulo época êxito ícone índice índio óculos ódio óleo órfão órgão ônibus`,
  adjectives: `
acadêmico aniversário antipático artístico automático autêntico aéreo bancário básico característico caótico
científico clássico contraditório crônico cômico desnecessário dinâmico diário doméstico drástico ecológico
económico econômico eletrónico eletrônico elástico elétrico energético específico esplêndido estratégico estético
estúpido extraordinário exótico fantástico fotográfico frenético funcionário físico genérico genético gráfico
hidráulico higiênico histórico horário húmido ilusório impróprio inválido inédito irônico jurídico legítimo líquido
lógico mecânico metálico metódico mágico máximo mínimo necessário numérico obrigatório olímpico operário ordinário
orgânico panorâmico patético periódico plástico polêmico político precário primário problemático proprietário
provisório próprio próximo pálido péssimo químico romântico rápido sarcástico satisfatório secundário simpático
sintético sistemático sólido telefónico telefônico temporário trágico trópico turístico tático técnico tímido típico
usuário voluntário válido ético íntimo óbvio óptimo ótimo último úmido único`,
}
