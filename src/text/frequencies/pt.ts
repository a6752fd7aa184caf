/** Common Portuguese words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
a de e o que`,
  '1e-2': `
as com da do em eu na no não os para por se um uma é`,
  '3e-3': `
ao aqui até bem como das dos ela ele esse está foi isso já mais mas me mesmo meu minha muito nos ou pela pelo quando
quem sem ser seu sua são só também te tem tudo vai você à`,
  '1e-3': `
agora ainda amor ano anos antes aos assim aí boa bom brasil cada casa coisa contra depois deus deve dia dias disse
dizer dois duas eles entre então era essa esta estava este estou estão favor faz fazer fez foram gente grande hoje
há lhe lá melhor menos mim mundo nada nas nem nova novo nunca nós onde outra outro outros parte pessoas pode porque
pra primeira primeiro qual qualquer quanto quero sei sempre seus sim sobre suas tempo tenho ter teu tinha toda todo
todos trabalho tão uns ver vez vezes vida vou`,
  '3e-4': `
abaixo abrir acha achar acho acima acredito ajuda ajudar algum alguma algumas alguns alguém alta alto além amanhã
ambos amiga amigo amigos américa apenas apesar após aquela aquele aquilo ar através atrás baixo boca bonito
brasileira brasileiro cabeça cama caminho capital cara carro carta cedo centro cerca certa certo chama chamado
chamar chefe chega chegar chegou cidade cidades cima cinco claro clube colocar comer começa começar começou comida
conhecer conta contudo coração corpo criança crianças cujo céu dado dados dar deixa deixar deixou dela delas dele
deles dentro desculpa desde dessa desse desta deste deu devem deveria devia dez difícil digo dinheiro direito
direitos disso dito diz dizem dormir durante dá educação elas embora empresa empresas encontrar enquanto entrar
equipa equipe escola espera esperar estado estados estamos estar esteve estudo europa exemplo fala falando falar
falou família feliz fica ficar fico ficou filha filho filhos filme fim fogo fora forma forte fosse foto fotos frente
fui fácil ganhar geral gosta gostaria gosto governo grandes grupo guerra haver havia história homem homens hora
horas hospital hotel houve idade ideia importante impossível indo informações inglês internacional internet início
ir irmã irmão irmãos isto jogador jogadores jogar jogo jogos jovem jovens justiça lado lei leste leva levar linda
lindo lisboa livre livro logo longe longo lua luz maior maiores maneira manhã mar matar meio menina menino menor
mercado mesa meses mesma meus mil milhões minhas minutos modo morrer morreu morte morto mudar muita muitas muitos
mulher mulheres mundial mãe mão mãos médico mês música nacional naquele nasceu nenhum nenhuma nessa nesse nesta
neste ninguém noite nome norte nossa nosso nossos novas nove novos nível obrigada obrigado oito olha olhar olhos olá
ontem outras pai pais palavra palavras parece passa passar passou paulo paz país países pensar penso pequena pequeno
perder pergunta perto pessoa pior podem podemos poder poderia podia polícia política político ponto porta porto
portugal portuguesa português porém posso possível pouco poucos povo precisa preciso presidente preço problema
problemas processo procurar professor programa projeto própria próprio próximo página pôr pública público quais
quatro quer querer queria rainha razão reais região rei resposta rio rua ruim sabe saber sabia sai sair saiu sangue
saúde seguir segunda segundo seis seja sejam semana semanas sendo senhor senhora sentido sentir seria serviço
serviços será serão sete sido simples sinto sistema site social sol sul século série tal tanta tanto tarde temos
temporada tendo terceiro teria terra terá teve ti time tinham tipo tive tomar trabalhar três tua unidos universidade
vamos veio veja vejo velho vem venha verdade viagem vir visto vitória viu viver volta voltar várias vários vão vídeo
água última último últimos única único`,
  '1e-4': `
aberta aberto abril absolutamente acabou acidente acordo advogado aeroporto agosto alegria alemanha alemão alma
almoço altura aluno alunos amarelo americana americano americanos angola animais animal aniversário anjo análise
apartamento argentina arma armas arroz arte artigo artista artistas assassinato associação ataque ataques
atendimento atividade atividades ator atores atriz atualmente aula aulas aumento autor autoridades avião avó avô
azul ação ações açúcar banco bancos banda banheiro barato barco barulho bastante batalha beber bebida bebê beijo
bicicleta bolsa bomba branca branco braço braços bíblia cabelo cachorro cadeira café calor camisa campanha
campeonato campeão campo canal candidato cantar cantor cantora canção capacidade carne caro cartão casal casamento
casas católica causa cavalo celular cena cento certamente cerveja cheio china chorar chuva chá cidadãos cientistas
científico cinema ciência classe cliente clientes clima colega colegas comissão completamente completo compra
comprar comprei computador comum comunidade comércio condição condições confiança confortável congresso conhecimento
conjunto conselho consequências constituição contas contrato controle copa cor cores corrida costa cozinha
crescimento crime crise cristo crédito culpa cultura cultural curso cursos custo custos câmara câmera cães cão
cérebro dança dançar data decisão decisões demais democracia dentes deputado deputados desculpe desejo
desenvolvimento dezembro diabo diferente diferentes diferença diga diretor dirigir documento documentos doente
doença domingo dor dou dívida dúvida dúvidas economia económica econômica econômico edifício efeito efeitos eleição
eleições elétrica email emprego encontrou energia engraçado entrega entrevista erro erros escrever escreveu escrito
escritor espanha espaço especial especialmente esperança esporte esposa espírito estação estrada estranho estudante
estudantes estudos estádio europeia europeu euros exame exatamente excelente experiência exército facilmente
fantástico fechado fechar felicidade ferro festa fevereiro finalmente flor flores floresta fome força forças
francesa francês frango frança frio funcionários futebol futuro fé férias gato gol governador grave gritar grátis
gás habilidade horrível ido igreja ilha ilhas imagem imagens imposto impostos imprensa incrível indústria inferno
inglaterra inimigo inimigos instituição instituto inteligente interessante inverno investimento investimentos itália
janeiro janela jantar japão jardim jesus jornal jornalista juiz julgamento julho junho lago legal leite leitura ler
liberdade limpeza linha linhas lista livros local localização loja lojas londres louco luta lágrimas líder língua
madeira maio maioria maravilhoso marido março material mau medicina medida medidas medo membro membros mensagem
mente mentira metade militar militares ministro ministério modelo momento momentos montanha motor motorista
município museu má máquina método mídia músicas namorada namorado nariz natal navio necessidade necessária
necessário negro negócio negócios neve noites normal notícia notícias novembro número números objetivo objetivos
obra obras oferta oportunidade opção opções ordem organização origem orçamento ouro outubro ouvido ouvir ovos
paciente pacientes pagamento pagar pago paixão papa papel parede paris parque partido partidos passado pedido pedra
peixe pele perfeita perfeito perigo perigoso pernas personagem personagens período peso pesquisa pesquisas petróleo
pintura piscina plano planos plantas plástico pobre pobres poesia poeta ponte pontos população possibilidade praia
prata prato prazer prazo praça prefeito prefeitura presente preso preta preto primavera primo principal
principalmente princípio prisão produto produtos produção proteção prova provavelmente prédio prémio prêmio pão pé
pés pôde qualidade quantidade quarto quartos quase queijo queres rapaz rapidamente realmente recentemente redução
relação relações religião república respeito responsável restaurante resto resultado resultados rico ricos rir risco
romance roupa roupas rádio rápido rússia sabes sabor sal sala salário santa santo segredo segundos segurança senado
setembro show simplesmente situação sociedade soldados somente sonho sonhos sorriso sorte sábado sério tamanho taça
tchau teatro tecnologia tela telefone televisão temperatura tens teoria terrível texto tia tio torneio total
totalmente trabalhadores tratamento treinador trem tribunal triste tristeza trânsito turismo turistas tv técnica
título usar uso vazio velocidade venda vendas vender vento verde vermelha vermelho verão vestido vidro vinho
violência vista vizinhos voo votar voto votos vítima vítimas washington álbum área árvore árvores ódio ótima ótimo
ônibus`,
  '3e-5': `
abraço acabar aceitar aceito adultos afirmou agradável agricultura aldeia alegre alho ambiental ambiente ameaça
andar anterior antiga antigo antigos anúncio aplicativo aplicação aposentadoria aprender aprendi apresentar
apresentação apresentou areia arquivo assassino atacar autocarro bagagem bairro baixar batata bateria bebé beijos
bela beleza belo bilhete biologia bolo cair caiu calma calças caminhar cancro cansada cansado casaco castelo
catedral cebola celebrar cem centenas cerimônia chapéu chato chave chaves chegada chocolate chuveiro cinquenta
ciúmes comboio comentário comentários compreender conferência conforto conhecida conhecido consegue consegui
conseguir conseguiu consertar construir construção construído contar continua continuar contou copo coragem correr
cortar cozinhar criado criar criação crítica críticas culpado câncer debate decepção decidir decidiu declaração
defender defesa delicioso descer desconto deserto design desporto destruir destruído dignidade diretora discurso
divertido dobro doce doces doze dúzia ecrã elegante elevador encontro endereço ensinar ensino entende entender
entendo enviado enviar escolha escolher escolheu escutar esquecer esqueci estilo estrangeiro estrangeiros estrela
estrelas estúpido evento eventos evitar explica explicar explicação explicou faca famosa famoso feia feijão feio
feridos fila filosofia finanças fofo forno fracasso fresca fresco fria fronteira fruta frutas funciona funcionar
funeral função fábrica física gado garantia garrafa gatos graus gravidez grávida histórica histórico honesto honra
idosos iguais igual imaginar imaginação imigrantes importantes infância ingredientes ingresso inocente instalar
inveja juventude lavar lembra lembranças lembrar lembro lento levantar lido limpar limpo literatura litros locais
luxo lâmpada mala manteiga marca marcas matemática memória metros milhares milho moda modelos moderno molho mortos
mostra mostrar máximo média mínimo móveis nadar nascimento natural natureza negar nervoso nuvens oceano oferece
oferecer olhando onda ondas opinião opiniões orgulhoso outono ouve ouviu paciência palácio particular partida
passaporte permite permitir planeta poluição popular porcentagem pratos preferir prefiro preços principais privada
privado proibido promessa proteger psicologia publicado pular pássaro quarenta quebrado quebrar quente quilos
quilômetros quinze química raiva receber recebeu recebi receita recepção recomendação recomendo recusar refugiados
regional relógio remédio reserva retorno reunião rural saia salada salvar sapatos satisfeito saída seguinte
seguintes semelhante senha silêncio simpático sincero sofá som sorvete subir sucesso suco sujo telemóvel tempestade
templo tenta tentando tentar tentativa terminar terminou território terço tirar tomate torre tradicional tradição
tranquilo trazer trigo trinta universo urbano usado usuário usuários utilizado utilizadores utilizar vacina vale
valor valores varanda vemos vergonha viajar vinte visita visitantes visitar voar voz vozes vírus zona áreas óculos
óleo`,
}
